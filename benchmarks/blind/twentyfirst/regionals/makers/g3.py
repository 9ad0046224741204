from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,A4
# ---- p05 QuickBooks balance sheet + cash flows in one PDF
s=St('Balance Sheet','Copper Key Self Storage LLC',None,'2024-12-31',['Dec 31, 24'],page=1)
def S(h,L,t,lv): return s.sec(h,[(c,l,[v]) for c,l,v in L],t,lv=lv)
s.head('ASSETS');s.head('Current Assets',lv=1)
a=S('Checking/Savings',[('1010','Operating - First Basin Bank',48217.36),('1020','Money Market',120455.81),('1030','Petty Cash',200)],'Total Checking/Savings',2)
b=S('Accounts Receivable',[('1100','Tenant Receivables',9318.44)],'Total Accounts Receivable',2)
c=S('Other Current Assets',[('1210','Prepaid Insurance',6127.5),('1499','Undeposited Funds',1846),('1300','Retail Merchandise Inventory',2215.09)],'Total Other Current Assets',2)
d=s.total('Total Current Assets',[a,b,c],lv=1)
e=S('Fixed Assets',[('1510','Land',412000),('1520','Buildings',2768450.22),('1530','Gates & Security',96318.75),('1540','Office Equipment',14227.9),('1590','Accumulated Depreciation',-684310.66)],'Total Fixed Assets',1)
f=S('Other Assets',[('1810','Loan Costs, net',18440)],'Total Other Assets',1)
ta=s.total('TOTAL ASSETS',[d,e,f],None,'TOTAL',key='total_assets')
s.head('LIABILITIES & EQUITY');s.head('Liabilities',lv=1);s.head('Current Liabilities',lv=2)
g=S('Accounts Payable',[('2010','Accounts Payable',11904.27)],'Total Accounts Payable',3)
h=S('Credit Cards',[('2050','Visa - 4471',1388.12)],'Total Credit Cards',3)
i=S('Other Current Liabilities',[('2110','Prepaid Rents',14362.5),('2120','Sales Tax Payable',618.9),('2130','Accrued Property Tax',27450),('2140','Payroll Liabilities',2107.33)],'Total Other Current Liabilities',3)
j=s.total('Total Current Liabilities',[g,h,i],lv=2)
k=S('Long Term Liabilities',[('2510','Mortgage - First Basin Bank',1872406.15),('2520','SBA Loan',141220.4)],'Total Long Term Liabilities',2)
tl=s.total('Total Liabilities',[j,k],lv=1,key='total_liabilities')
need=s.rows[ta]['v'][0]-s.rows[tl]['v'][0];ni=168402.91
q=S('Equity',[('3010',"Members' Capital",600000),('3020','Member Distributions',-150000),('3900','Retained Earnings',round(need-600000+150000-ni,2)),(None,'Net Income',ni)],'Total Equity',1);s.key['total_equity']=q
s.total('TOTAL LIABILITIES & EQUITY',[tl,q],None,'TOTAL');s.fin();s1=s
s=St('Statement of Cash Flows','Copper Key Self Storage LLC','2024-01-01','2024-12-31',['Jan - Dec 24'],page=2)
s.head('OPERATING ACTIVITIES',lv=1);n=s.line('Net Income',[ni],None,2);s.head('Adjustments to reconcile Net Income',lv=2);s.head('to net cash provided by operations:',lv=2)
A=[s.line(l,[v],c,3) for c,l,v in [('1100','Tenant Receivables',-1722.18),('1210','Prepaid Insurance',-311.25),('1300','Retail Merchandise Inventory',187.4),('2010','Accounts Payable',2960.02),('2050','Visa - 4471',-402.77),('2110','Prepaid Rents',1140),('2120','Sales Tax Payable',33.65),('2130','Accrued Property Tax',950)]]
x=s.total('Net cash provided by Operating Activities',[n]+A,lv=1)
I=S('INVESTING ACTIVITIES',[('1530','Gates & Security',-22840.5),('1540','Office Equipment',-1919.99),('1590','Accumulated Depreciation',88214)],'Net cash provided by Investing Activities',1)
F=S('FINANCING ACTIVITIES',[('2510','Mortgage - First Basin Bank',-58116.72),('2520','SBA Loan',-12480),('3020','Member Distributions',-150000)],'Net cash provided by Financing Activities',1)
N=s.total('Net cash increase for period',[x,I,F],None,'TOTAL',key='net_cash_flow')
end=48217.36+120455.81+200+1846
cb=s.line('Cash at beginning of period',[round(end-s.rows[N]['v'][0],2)],None,0)
s.total('Cash at end of period',[N,cb],None,'TOTAL');s.fin();s2=s
C=canvas.Canvas(B+'documents/p05.pdf',pagesize=letter);W,H=letter
for st,when,hx in ((s1,'As of December 31, 2024',430),(s2,'January through December 2024',460)):
    C.setFont('Helvetica-Bold',8);C.drawString(36,H-40,'2:14 PM');C.drawString(36,H-52,'02/11/25');C.drawString(36,H-64,'Accrual Basis' if st is s1 else '')
    C.setFont('Helvetica-Bold',12);C.drawCentredString(W/2,H-40,'Copper Key Self Storage LLC');C.setFont('Helvetica-Bold',14);C.drawCentredString(W/2,H-57,st.title);C.setFont('Helvetica-Bold',10);C.drawCentredString(W/2,H-71,when)
    C.setLineWidth(1.2);C.line(hx-75,H-95,hx+2,H-95);C.setFont('Helvetica-Bold',8.5);C.drawCentredString(hx-36,H-92,st.cols[0]);y=H-110
    for r in st.rows:
        C.setFont('Helvetica-Bold',8.3);L=r['label'];L=f"{r['code']} \u00b7 {L}" if r['code'] else L
        C.drawString(90+r['lv']*13,y,L)
        if r['v']:
            C.setFont('Helvetica',8.3);C.drawRightString(hx,y,m(r['v'][0],par=False))
            if r['t']!='LINE': C.setLineWidth(.6);C.line(hx-68,y+8.6,hx,y+8.6)
            if r['t']=='TOTAL': C.line(hx-68,y-2,hx,y-2);C.line(hx-68,y-4,hx,y-4)
        y-=10.7 if r['t']=='LINE' else 12.1
    C.setFont('Helvetica-Bold',8);C.drawRightString(W-36,24,'Page 1');C.showPage()
C.save();save('p05.pdf',[s1,s2],'SELF_STORAGE','BALANCE_SHEET','QuickBooks Desktop balance sheet and cash flows, one per page',False)
# ---- p06 compiled Canadian statements: cover, operations, financial position
R=random.Random(2506)
P='Place Rivière Plaza';per=['2024','2023']
s=St('Statement of Financial Position (balance sheet)',P,None,'2024-08-31',per,page=2)
s.head('ASSETS');a=s.sec('Current',[(None,'Cash',[96214,71880]),(None,'Tenants\u2019 accounts receivable',[22417,30962]),(None,'Recoverable costs not yet billed',[14805,11350]),(None,'Prepaid expenses',[9126,8744])],'Total current assets',lv=0)
b=s.line('Income-producing property',[4612350,4700115],None,0);c=s.line('Deferred leasing costs',[58290,66045],None,0);d=s.line('Straight-line rent receivable',[41733,38102],None,0)
t=s.total('Total assets',[a,b,c,d],None,'TOTAL',key='total_assets')
s.head('LIABILITIES');e=s.sec('Current',[(None,'Accounts payable and accrued liabilities',[48377,52019]),(None,'GST/HST and QST payable',[7912,6640]),(None,'Rent received in advance',[18260,15115]),(None,'Current portion of mortgage',[118400,112900])],'Total current liabilities',lv=0)
f=s.line('Mortgage payable',[2741606,2860006],None,0);g=s.line('Tenants\u2019 security deposits',[36500,34000],None,0);h=s.line('Due to limited partners, non-interest bearing',[150000,200000],None,0)
l=s.total('Total liabilities',[e,f,g,h],None,'TOTAL',key='total_liabilities')
q=s.line('PARTNERS\u2019 EQUITY',[s.rows[t]['v'][k]-s.rows[l]['v'][k] for k in(0,1)],None,0)
eq=q;s.total('Total liabilities and partners\u2019 equity',[l,q],None,'TOTAL');s.key['total_equity']=q;s.fin();b1=s;EQ=s.rows[q]['v']
s=St('Statement of Operations',P,'2023-09-01','2024-08-31',per,page=3)
a=s.sec('Revenue',[(None,'Base rent',[512640,497315]),(None,'Operating cost recoveries',[148211,141906]),(None,'Realty tax recoveries',[121930,118244]),(None,'Percentage rent',[8412,0]),(None,'Parking and sundry',[6275,7118])],'Total revenue',lv=0,key='total_income')
b=s.sec('Property operating expenses',[(None,'Municipal and school taxes',[131844,127506]),(None,'Repairs and maintenance',[44918,51327]),(None,'Snow removal and landscaping',[38650,36200]),(None,'Utilities',[27915,26044]),(None,'Insurance',[19480,17865]),(None,'Property management',[31899,30583]),(None,'Bad debts (recovered)',[-2150,4815])],'Total property operating expenses',lv=0,key='total_operating_expenses')
n=s.total('Net operating income',[a,b],[1,-1],'TOTAL',key='noi')
c=s.sec('Other expenses',[(None,'Mortgage interest',[128733,133902]),(None,'Amortization of income-producing property',[118265,117410]),(None,'Amortization of leasing costs',[14855,14120]),(None,'Professional fees',[16400,15250])],'Total other expenses',lv=0)
ni=s.total('Net income for the year',[n,c],[1,-1],'TOTAL',key='net_income')
v=s.rows[ni]['v'];ds=[0,0];ds[0]=EQ[1]+v[0]-EQ[0];ds[1]=120000
o=s.line('Partners\u2019 equity, beginning of year',[EQ[1],EQ[1]-v[1]+120000],None,0);w=s.line('Distributions',[-ds[0],-120000],None,0)
s.total('Partners\u2019 equity, end of year',[ni,o,w],None,'TOTAL');s.fin();b2=s
print('p06 distributions',ds)
C=canvas.Canvas(B+'documents/p06.pdf',pagesize=letter);W,H=letter
C.setFont('Times-Bold',20);C.drawCentredString(W/2,H-250,P.upper());C.setFont('Times-Roman',13);C.drawCentredString(W/2,H-275,'(A Limited Partnership)');C.drawCentredString(W/2,H-330,'Compiled Financial Information');C.drawCentredString(W/2,H-350,'Year ended August 31, 2024');C.setFont('Times-Italic',10);C.drawCentredString(W/2,H-380,'(Unaudited - see compilation engagement report)');C.showPage()
notes={'Income-producing property':'3','Deferred leasing costs':'4','Mortgage payable':'5','Due to limited partners, non-interest bearing':'6','Percentage rent':'7','Distributions':'8'}
for st,ti,sub in ((b1,'Statement of Financial Position','August 31, 2024, with comparative figures for 2023'),(b2,'Statement of Operations','Year ended August 31, 2024, with comparative figures for 2023')):
    C.setFont('Times-Bold',13);C.drawString(72,H-72,P);C.drawString(72,H-88,ti);C.setFont('Times-Roman',10);C.drawString(72,H-102,sub);C.drawString(72,H-114,'(Unaudited)');C.line(72,H-120,W-72,H-120)
    C.setFont('Times-Bold',10);C.drawCentredString(370,H-134,'Note');C.drawRightString(455,H-134,'2024');C.drawRightString(540,H-134,'2023');C.line(72,H-139,W-72,H-139);y=H-158;first=True
    for r in st.rows:
        if r['t']=='HEADING': y-=6
        C.setFont('Times-Bold' if r['t'] in('HEADING','TOTAL') else 'Times-Roman',10.5);C.drawString(72+(12 if r['t']=='LINE' and r['lv'] else 0),y,r['label'])
        if r['label'] in notes: C.drawCentredString(370,y,notes[r['label']])
        if r['v']:
            for xx,v in zip((455,540),r['v']):
                C.drawRightString(xx+(3.5 if v<0 else 0),y,m(v,0,z='\u2014'))
                if first or r['t']=='TOTAL': C.drawString(xx-62,y,'$')
                if r['t']!='LINE': C.line(xx-62,y+11,xx,y+11)
                if r['t']=='TOTAL': C.line(xx-62,y-3,xx,y-3);C.line(xx-62,y-5,xx,y-5)
            first=False
        y-=15 if r['t']!='TOTAL' else 24
    C.setFont('Times-Italic',8.5);C.drawString(72,48,'The accompanying notes are an integral part of this financial information.');C.drawRightString(W-72,48,str(2 if st is b1 else 3));C.showPage()
C.save()
for st in(b1,b2): dash(st)
save('p06.pdf',[b1,b2],'RETAIL','BALANCE_SHEET','Compiled Canadian partnership statements, cover page, note column, two years',False)
