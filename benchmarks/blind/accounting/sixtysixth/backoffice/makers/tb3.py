# Business Central trial balance, PDF, begin/end-total accounts, two Dr/Cr pairs, blank zeros
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
random.seed(6603)
n='Trial Balance (Dynamics) Fenwick Mill Lofts.pdf'
A="""1000|BALANCE SHEET|H
1002|ASSETS|B
1005|Cash|B
1010|Operating Bank - Beacon Federal|K|143
1020|Resident Deposit Bank|A|58
1030|Petty Cash|S|0.4
1095|Total Cash|E|1005
1100|Receivables|B
1110|Resident Receivables|A|27
1120|Retail Tenant Receivables|A|8.4
1130|Insurance Claim Receivable|S|12.5
1195|Total Receivables|E|1100
1200|Prepaids and Escrows|B
1210|Prepaid Insurance|A|31
1220|Tax Escrow|A|77
1230|Replacement Reserve|A|118
1295|Total Prepaids and Escrows|E|1200
1400|Fixed Assets|B
1410|Land|S|1300
1420|Buildings|S|9640
1430|Appliances and Equipment|A|288
1480|Accumulated Depreciation|N|2215
1495|Total Fixed Assets|E|1400
1990|TOTAL ASSETS|E|1002
2000|LIABILITIES AND EQUITY|B
2010|Accounts Payable|N|36
2020|Accrued Expenses|N|14
2030|Property Tax Payable|N|71
2040|Prepaid Rent|N|9.7
2050|Security Deposits Held|N|57
2060|Loan Payable - Tidewater Savings|N|6180
2100|Equity|B
2110|Members' Contributions|P|0
2120|Members' Draws|A|165
2195|Total Equity|E|2100
2990|TOTAL LIABILITIES AND EQUITY|E|2000
4000|INCOME STATEMENT|H
4005|Income|B
4010|Apartment Rent|I|131
4020|Retail Rent|I|14
4030|Loss to Vacancy|X|6.3
4040|Concessions|X|1.4
4050|Parking|I|4.8
4060|Laundry|I|.9
4070|Resident Fees|I|2.7
4095|Total Income|E|4005
5000|Operating Expenses|B
5010|On-site Wages|X|15.8
5020|Payroll Burden|X|3.6
5030|Maintenance and Repairs|X|6.1
5040|Unit Turns|X|3.3
5050|Elevator Service|X|1.1
5060|Common Area Electricity|X|3.9
5070|Water and Sewer|X|7.2
5080|Waste Hauling|X|1.6
5090|Advertising|X|1.9
5100|Office and Software|X|2.2
5110|Management Fee|X|4.6
5120|Property Tax|X|14.2
5130|Insurance|X|6.4
5195|Total Operating Expenses|E|5000
6000|Financing and Depreciation|B
6010|Interest|X|26.5
6020|Depreciation|X|23.9
6095|Total Financing and Depreciation|E|6000
6990|NET INCOME|E|4005x"""
def amt(k,j=.12): return int(k*100000*random.uniform(1-j,1+j))
R_=[]
for l in A.split('\n'):
    p=l.split('|');k=p[2];net=bal=0
    if k in'KASNIX':
        s=float(p[3])
        if k=='S': bal=int(s*100000)
        elif k=='A': bal=amt(s);net=random.choice([1,1,-1,0])*amt(s*.05)
        elif k=='N': bal=-amt(s);net=random.choice([1,-1,-1])*amt(s*.01)
        elif k=='I': net=-amt(s);bal=-amt(s*9,.04)+net
        elif k=='X': net=amt(s,.25);bal=amt(s*9,.1)+net
        elif k=='K': bal=amt(s)
    R_.append([p[0],p[1],k,net,bal,p[3] if len(p)>3 else ''])
by={r[0]:r for r in R_}
by['1480'][3]=-by['6020'][3];by['2060'][3]=abs(by['2060'][3])//6
by['1010'][3]=-sum(r[3] for r in R_ if r[0]!='1010');by['2110'][4]=-sum(r[4] for r in R_ if r[0]!='2110');assert by['2110'][4]<0
post=lambda r:r[2] in'KASNIXP'
for i,r in enumerate(R_):
    if r[2]=='E':
        lo=r[5].rstrip('x');ps=[q for q in R_ if lo<q[0]<r[0] and post(q)]
        r[3]=sum(q[3] for q in ps);r[4]=sum(q[4] for q in ps)
data=[['','','Net Change','','Balance',''],['No.','Name','Debit','Credit','Debit','Credit']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('ALIGN',(2,0),(5,0),'CENTER'),
 ('LINEBELOW',(2,0),(3,0),.4,colors.grey),('LINEBELOW',(4,0),(5,0),.4,colors.grey),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
T=[];TT=[];lev=0
def pair(x): return [m(x,zero='') if x>0 else '',m(-x,zero='') if x<0 else '']
for code,name,k,net,bal,_ in R_:
    if k=='E' : lev-=1
    if code=='6990': lev=0
    data.append([code,'\u00a0'*3*max(lev,0)+name]+(pair(net)+pair(bal) if k not in'HB' else ['']*4));i=len(data)-1
    if not post([0,0,k]): st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8))
    if k=='E': st+= [('BOTTOMPADDING',(0,i),(-1,i),7),('LINEABOVE',(2,i),(-1,i),.3,colors.black)]
    if k=='B': lev+=1
    d={}
    if net>0:d['debit']=v(net)
    if net<0:d['credit']=v(-net)
    if bal>0:d['close_dr']=v(bal)
    if bal<0:d['close_cr']=v(-bal)
    if post([0,0,k]): T.append({"account":code,"name":name,**d})
    elif k=='E': TT.append({"label":name,**d})
def deco(c,d):
    c.setFont('Helvetica-Bold',13);c.drawString(40,800,'Trial Balance')
    c.setFont('Helvetica',8);c.drawString(40,786,'Period: 10/01/25..10/31/25');c.drawString(40,775,'Fenwick Mill Lofts LLC');c.drawString(40,764,'G/L Account: Department Filter: FML, Date Filter: 10/01/25..10/31/25')
    c.drawRightString(555,800,'Wednesday, November 5, 2025');c.drawRightString(555,789,f'Page {d.page}');c.drawRightString(555,778,'BACKOFFICE\\JTRELL')
doc=BaseDocTemplate(DOC+n,pagesize=(595,842),title='Trial Balance')
doc.addPageTemplates(PageTemplate(frames=[Frame(34,36,527,718)],onPage=deco))
doc.build([Table(data,colWidths=[45,190,70,70,74,74],repeatRows=2,style=st)])
save(n,'TB',['debit','credit','close_dr','close_cr'],T,TT,'Dynamics Business Central, begin/end-total accounts, net change and balance Dr/Cr pairs',True)
