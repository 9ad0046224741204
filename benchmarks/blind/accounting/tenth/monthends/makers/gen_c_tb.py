# consolidating TB, three entities + eliminations, platypus; PLANTED digit
import random
from emit import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
random.seed(1603)
L="""1000 Checking - Operating|1|88|34|52
1020 Money Market|1|120|0|0
1200 Tenant Accounts Receivable|1|12|21|0
1250 Due from Affiliates|1|0|0|46
1400 Prepaid Expenses|1|9|4|1
1450 Deferred Leasing Commissions, net of accumulated amortization|1|0|63|0
1600 Building & Improvements|1|6400|2150|0
1650 Furniture, Fixtures & Equipment|1|210|0|18
1700 Accumulated Depreciation|-1|1340|390|11
2000 Accounts Payable|-1|17|8|3
2050 Due to Affiliates|-1|31|15|0
2100 Security Deposits Held|-1|49|36|0
2200 Payroll Liabilities|-1|0|0|9
2500 Loan Payable - Brightwater Bank|-1|4100|1260|0
3000 Members' Equity|-1|1|1|1
3100 Member Draws|1|75|20|10
4000 Apartment Rents|-1|790|0|0
4100 Commercial Rents|-1|0|241|0
4150 CAM & Tax Recoveries|-1|0|58|0
4200 Laundry, Parking & Other|-1|26|6|0
4500 Management Fee Income|-1|0|0|49
6000 Wages|1|71|0|33
6100 Repairs|1|58|14|0
6150 Cleaning & Turnover|1|22|0|0
6200 Utilities|1|64|19|0
6300 Management Fees|1|35|14|0
6400 Insurance|1|41|12|2
6500 Taxes - Real Estate|1|97|39|0
6700 Professional Fees|1|8|5|3
8000 Interest Expense|1|188|61|0
8100 Depreciation|1|161|47|2""".split('\n')
D=[]
for l in L:
    n,s,a,b,c=l.split('|'); D.append([n]+[int(s)*(0 if q=='0' else int(float(q)*1000*random.uniform(.9,1.1)*100)) for q in(a,b,c)]+[None])
g=lambda k:[d for d in D if d[0].startswith(k)][0]
# intercompany: 1250 = due to affiliates ; 4500 = 6300
g('1250')[3]=-(g('2050')[1]+g('2050')[2]); g('1250')[4]=-g('1250')[3]; g('2050')[4]=g('1250')[3]
g('4500')[3]=-(g('6300')[1]+g('6300')[2]); g('4500')[4]=-g('4500')[3]; g('6300')[4]=g('4500')[3]
for i in(1,2,3): e=g('3000');e[i]=0;e[i]=-sum(d[i] for d in D)
money=["other:Foundry Lofts LLC","other:Mercer Block Retail LLC","other:Halden Property Mgmt LLC","other:Eliminating Entries","ending"]
f=lambda c:'' if c is None else ('-' if c==0 else (f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}"))
ps=ParagraphStyle('a',fontName='Times-Roman',fontSize=9,leading=10)
data=[["","Foundry\nLofts LLC","Mercer Block\nRetail LLC","Halden Property\nMgmt LLC","Eliminating\nEntries","Consolidated\nEnding Balance"]]
rows=[];tots=[];st=[];G=[0]*5;T=[0]*5
secs=[("Balance sheet accounts",'123',"Net balance sheet accounts"),("Income and expense accounts",'4568',"Net (income) or loss")]
pl=None
for s,ds,tl in secs:
    st.append(('FONTNAME',(0,len(data)),(-1,len(data)),'Times-BoldItalic'));data.append([s]+['']*5);T=[0]*5
    for d in D:
        if d[0][0] not in ds: continue
        v=d[1:4]+[d[4],sum(x or 0 for x in d[1:5])]
        T=[a+(b or 0) for a,b in zip(T,v)]
        pv=list(v)
        if d[0].startswith('6200'):
            x=str(pv[0]); i=1; nd=str((int(x[i])+4)%10); pv[0]=int(x[:i]+nd+x[i+1:]); pl=f"6200 Utilities, Foundry Lofts LLC: printed {f(pv[0])} instead of {f(v[0])}"
        data.append([Paragraph(d[0].replace('&','&amp;').replace(' ',' \u00b7 ',1),ps)]+[f(x) for x in pv])
        a,n=d[0].split(' ',1); rows.append({"account":a,"name":n,**{m:x/100 for m,x in zip(money,pv) if x}})
    st+= [('LINEABOVE',(1,len(data)),(-1,len(data)),.6,colors.black),('FONTNAME',(0,len(data)),(-1,len(data)),'Times-Bold')]
    data.append([tl]+[f(x) for x in T]); tots.append({"label":tl,**{m:x/100 for m,x in zip(money,T) if x}});G=[a+b for a,b in zip(G,T)]
assert G==[0]*5
data.append(["Difference"]+["0.00"]*5);tots.append({"label":"Difference",**{m:0.0 for m in money}})
n=len(data)-1
t=Table(data,colWidths=[270,118,118,118,118,128],repeatRows=1,rowHeights=None)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#e6e0d0')),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('BACKGROUND',(-1,1),(-1,-1),colors.HexColor('#f5f2ea')),('LINEABOVE',(1,n),(-1,n),.6,colors.black),('LINEBELOW',(1,n),(-1,n),1.2,colors.black)]+st))
S=lambda z,b=0:ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+3)
def foot(c,d):
    c.setFont('Times-Italic',8);c.drawString(60,28,"Unaudited - for management use only");c.drawRightString(948,28,f"Halden workpapers TB-2, page {d.page}")
SimpleDocTemplate(doc('halden_consolidating_tb_2025-10.pdf'),pagesize=landscape(legal),leftMargin=60,rightMargin=60,topMargin=45,bottomMargin=50).build([Paragraph("Halden Family Holdings - Consolidating Trial Balance",S(15,1)),Paragraph("October 31, 2025 (exported from QuickBooks, combined in Excel). Debit balances positive; credit balances in parentheses.",S(9)),Spacer(1,8),t,Spacer(1,10),Paragraph("Eliminations: E1 intercompany advances; E2 management fees billed by Halden at 4% of collections.",S(8)),Paragraph("Prepared: ________ T. Quill &nbsp;&nbsp;&nbsp; Reviewed: ________",S(9))],onFirstPage=foot,onLaterPages=foot)
emit('halden_consolidating_tb_2025-10.pdf','TB',money,rows,tots,{"what":pl,"kind":"digit"})
