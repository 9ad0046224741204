# ResMan-like balance sheet, portrait, three columns
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
name='LakelineFlats_BalanceSheet_2025-06-30.pdf'
s=S('Balance Sheet','Lakeline Flats',['Current Balance','Balance 12/31/2024','Net Change'],None,'2025-06-30')
def L_(code,lab,a,b,lvl=3):return s.line(lab,[a,b,round(a-b,2)],code,lvl)
s.head('Assets')
s.head('Current Assets',lvl=1);s.head('Cash',lvl=2)
x=[L_('1010','Operating Account - First Plains Bank',284117.63,231904.28),L_('1015','Petty Cash',300.0,300.0),L_('1020','Security Deposit Account',96412.5,91860.0),L_('1030','Money Market',410266.91,403118.4)]
c1=s.tot('Total Cash',x,lvl=2)
s.head('Accounts Receivable',lvl=2)
x=[L_('1110','Resident Receivables',38271.44,44019.87),L_('1115','Allowance for Doubtful Accounts',-19500.0,-22000.0),L_('1120','Utility Rebill Receivable',6142.18,5870.66),L_('1130','Due from Manager',0.0,1250.0)]
c2=s.tot('Total Accounts Receivable',x,lvl=2)
s.head('Prepaids & Escrows',lvl=2)
x=[L_('1210','Prepaid Insurance',71340.85,23780.28),L_('1215','Prepaid Other',4418.0,9106.5),L_('1220','Tax Escrow',212884.02,401775.12),L_('1225','Insurance Escrow',38915.77,88042.31),L_('1230','Replacement Reserve Escrow',187450.66,156217.66)]
c3=s.tot('Total Prepaids & Escrows',x,lvl=2)
ca=s.tot('Total Current Assets',[c1,c2,c3],lvl=1)
s.head('Fixed Assets',lvl=1)
x=[L_('1510','Land',3150000.0,3150000.0,2),L_('1520','Buildings',21486220.0,21486220.0,2),L_('1530','Building Improvements',1322907.55,1248116.05,2),L_('1540','Furniture, Fixtures & Equipment',604388.12,586104.9,2),L_('1590','Accumulated Depreciation',-4618093.48,-4236577.42,2)]
fa=s.tot('Net Fixed Assets',x,lvl=1)
s.head('Other Assets',lvl=1)
x=[L_('1610','Loan Costs',388140.0,388140.0,2),L_('1615','Accumulated Amortization',-142318.0,-122911.0,2),L_('1620','Utility Deposits',11275.0,11275.0,2)]
oa=s.tot('Total Other Assets',x,lvl=1)
ta=s.tot('Total Assets',[ca,fa,oa],typ='TOTAL',key='total_assets')
s.head('Liabilities & Equity')
s.head('Liabilities',lvl=1);s.head('Current Liabilities',lvl=2)
x=[L_('2010','Accounts Payable',61873.29,74402.15),L_('2020','Accrued Real Estate Taxes',214500.0,0.0),L_('2030','Accrued Interest',58816.47,59410.33),L_('2035','Accrued Payroll',17224.9,14381.56),L_('2040','Accrued Utilities',21490.0,23300.0),L_('2050','Prepaid Rents',27918.36,33702.71),L_('2060','Resident Security Deposits',94725.0,90310.0),L_('2065','Unclaimed Property',1687.5,1550.0)]
cl=s.tot('Total Current Liabilities',x,lvl=2)
s.head('Long Term Liabilities',lvl=2)
ll=s.tot('Total Long Term Liabilities',[L_('2510','Mortgage Payable - First',16704114.2,16872005.88),L_('2520','Due to Affiliates',125000.0,200000.0)],lvl=2)
tl=s.tot('Total Liabilities',[cl,ll],lvl=1,key='total_liabilities',typ='TOTAL')
s.head('Equity',lvl=1)
A=s.rows[ta]['vals'];B=s.rows[tl]['vals']
eq=[round(A[i]-B[i],2) for i in (0,1)]
x0=[6900000.0,6900000.0];d=[-1700000.0,-1150000.0];n0=402866.14;r0=round(eq[1]-x0[1]-d[1]-n0,2);re_=[round(r0+n0,2),r0];ni=[round(eq[0]-x0[0]-d[0]-re_[0],2),n0]
x=[L_('3010','Member Contributions',*x0,2),L_('3020','Member Distributions',*d,2),L_('3030','Retained Earnings',*re_,2),L_('3090','Current Year Net Income',*ni,2)]
te=s.tot('Total Equity',x,lvl=1,key='total_equity',typ='TOTAL')
s.tot('Total Liabilities & Equity',[tl,te],typ='TOTAL')
print(re_,ni)
W,H=letter;c=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=letter)
def hdr(p):
    y=H-44
    if p==1:
        c.setFont('Courier-Bold',14);c.drawString(50,y,'Lakeline Flats');c.setFont('Courier',9);c.drawString(50,y-13,'Cordell Property Group, agent for Lakeline Flats Owner LLC')
        c.setFont('Courier-Bold',12);c.drawRightString(W-50,y,'Balance Sheet');c.setFont('Courier',9);c.drawRightString(W-50,y-13,'As of 6/30/2025 (Accrual)');y-=36
    c.setFont('Courier-Bold',8)
    for x,t in zip([392,480,562],[('Current','Balance'),('Balance','12/31/2024'),('Net','Change')]):
        c.drawRightString(x,y,t[0]);c.drawRightString(x,y-9,t[1])
    c.setLineWidth(.8);c.line(50,y-12,W-50,y-12);return y-24
p=1;y=hdr(1)
for k in s.lay:
    if y<62:
        c.setFont('Courier',7);c.drawString(50,34,'7/9/2025 11:26:03 AM');c.drawRightString(W-50,34,f'Page {p} of 2');c.showPage();p+=1;y=hdr(p)
    q=s.rows[k];c.setFont('Courier-Bold' if q['typ']!='LINE' else 'Courier',8)
    lab=(q['code']+' - ' if q['code'] else '')+q['label']
    c.drawString(50+9*q['lvl'],y,lab)
    if q['foots']:c.setLineWidth(.4);c.line(324,y+8,562,y+8)
    for x,v in zip([392,480,562],q['vals']):
        if v is not None:c.drawRightString(x+(4.8 if v<0 else 0),y,par(v,2,cur='$' if q['typ']=='TOTAL' else ''))
    y-=11.6
    if q['foots'] and q['lvl']<2:y-=4
c.setFont('Courier',7);c.drawString(50,34,'7/9/2025 11:26:03 AM');c.drawRightString(W-50,34,f'Page {p} of 2');c.save()
save(name,[s],'MULTIFAMILY','BALANCE_SHEET','ResMan-like balance sheet in a typewriter face, current against year end with net change')
