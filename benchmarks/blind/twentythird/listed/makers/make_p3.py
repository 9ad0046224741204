# Irish almshouse charity: cover, income & expenditure account, balance sheet, notes (Word-like)
import random
from lib import *
from reportlab.pdfgen import canvas
R=random.Random(303);N='St. Brogan\'s Almshouse Trust CLG'
a=S('Income and Expenditure Account',N,'2024-01-01','2024-12-31',['2024 €','2023 €'],page=2)
def y(x):return [round(x*R.uniform(.97,1.06)),round(x*R.uniform(.9,1.0))]
a.head('Income')
i=[a.line('Weekly maintenance contributions from residents',y(311000),note='3'),a.line('HSE Section 39 grant',y(84000),note='4'),a.line('Rent of Dispensary Lane shops',y(46800)),a.line('Garda hall and parish room lettings',y(5900)),a.line('Donations and legacies',[12750,31400],note='4')]
ti=a.tot('Total income',i,key='total_income',note='')
a.head('Expenditure')
v=[a.line(l,y(x),note=n) for l,x,n in [('Wardens\' wages and employer PRSI',139500,'5'),('Light, heat and power',41200,''),('Repairs and redecoration of dwellings',63800,'6'),('Insurance',17250,''),('Local property tax and water',6100,''),('Grounds and cleaning',14400,''),('Telephone, alarm and pendant monitoring',7850,''),('Audit and accountancy',6765,''),('Sundry and bank charges',1930,'')]]
tx=a.tot('Total expenditure',v,key='total_operating_expenses')
op=a.tot('Operating surplus before depreciation and finance costs',[ti,tx],[1,-1],key='noi')
d=a.line('Depreciation',[-58400,-57150],note='7');f=a.line('Interest payable on Housing Finance Agency loan',[-22318,-23906],note='9')
ns=a.tot('Surplus for the financial year',[op,d,f],t='TOTAL',key='net_income')
sv=a.rows[ns]['v']
b=S('Balance Sheet',N,None,'2024-12-31',['2024 €','2023 €'],page=3)
b.head('Fixed assets');f1=b.line('Tangible assets',[2187400,2219650],note='7');f2=b.line('Investments - prize bonds',[15000,15000]);fa=b.tot('Total fixed assets',[f1,f2])
b.head('Current assets');c1=b.line('Debtors and prepayments',[18342,21077],note='8')
cash=[0,0];deb=[18342,21077]
cr=[(46110,39865),(24400,24000)];lt=(598200,622600);gr=(411000,431500);opening=[None,None]
res=[112000,98000];gen23=1196000;  # restricted, general
c2v=[]
for k in range(2):
    tot_f=[sv[0]+gen23-14000+res[0],gen23+res[1]][k]
    c2v.append(tot_f+lt[k]+gr[k]+cr[0][k]+cr[1][k]-deb[k]-[2202400,2234650][k])
# general fund 2024 = 2023 + surplus - 14,000 transfer to restricted
c2=b.line('Cash at bank and in hand',c2v);ca=b.tot('Total current assets',[c1,c2])
TA=b.tot('TOTAL ASSETS',[fa,ca],t='TOTAL',key='total_assets')
b.head('Creditors: amounts falling due within one year');k1=b.line('Trade creditors and accruals',list(cr[0]),note='8');k2=b.line('Housing Finance Agency loan - current portion',list(cr[1]),note='9');kk=b.tot('Total amounts due within one year',[k1,k2])
b.head('Creditors: amounts falling due after more than one year');l1=b.line('Housing Finance Agency loan',list(lt),note='9');l2=b.line('Deferred CAS capital grants',list(gr),note='10');ll=b.tot('Total amounts due after more than one year',[l1,l2])
TL=b.tot('TOTAL LIABILITIES',[kk,ll],key='total_liabilities')
b.head('Funds of the charity');g1=b.line('General fund',[gen23+sv[0]-14000,gen23],note='11');g2=b.line('Restricted fund - sinking fund for roofs',res,note='11')
TE=b.tot('TOTAL FUNDS',[g1,g2],key='total_equity')
TT=b.tot('TOTAL LIABILITIES AND FUNDS',[TL,TE],t='TOTAL')
assert b.rows[TT]['v']==b.rows[TA]['v'],(b.rows[TT],b.rows[TA]); print(c2v,sv)
n='st_brogans_accounts_2024.pdf';c=canvas.Canvas(doc(n),pagesize=(595,842))
c.setFont('Times-Bold',20);c.drawCentredString(297,560,N);c.setFont('Times-Roman',13);c.drawCentredString(297,525,'(A company limited by guarantee, not having a share capital)');c.drawCentredString(297,480,'Unaudited Management Accounts');c.drawCentredString(297,460,'Financial year ended 31 December 2024');c.setFont('Times-Roman',9);c.drawCentredString(297,120,'Prepared by the Honorary Treasurer for the Directors\' meeting of 11 March 2025');c.showPage()
def page(s,sub,no):
    y=780;c.setFont('Times-Bold',13);c.drawCentredString(297,y,N);c.setFont('Times-Bold',12);c.drawCentredString(297,y-24,s.title);c.setFont('Times-Italic',11);c.drawCentredString(297,y-40,sub);y-=72
    c.setFont('Times-Bold',10.5);c.drawCentredString(370,y,'Notes')
    for x,t in((455,'2024'),(535,'2023')):c.drawRightString(x,y,t);c.drawRightString(x,y-13,'€')
    y-=32
    for r in s.rows:
        bold=r['t']!='LINE'
        if r['t']=='HEADING':y-=6
        c.setFont('Times-Bold' if bold else 'Times-Roman',10.5);c.drawString(60,y,r['label']);
        if r.get('note'):c.drawCentredString(370,y,r['note'])
        for x,v in zip((455,535),r['v']):
            if v is not None:
                if r['items']:c.setLineWidth(.5);c.line(x-55,y+11,x,y+11)
                c.drawRightString(x+(3.5 if v<0 else 0),y,par(v))
                if r['t']=='TOTAL':c.line(x-55,y-3,x,y-3);c.line(x-55,y-5,x,y-5)
        y-=16 if not r['items'] else 23
    c.setFont('Times-Roman',9)
    c.drawString(60,y-16,'The notes on page 3 form part of these accounts.' if no==1 else 'Approved by the Board and signed on its behalf:   ______________________  Director     ______________________  Director')
    c.drawCentredString(297,40,str(no));c.showPage()
page(a,'for the financial year ended 31 December 2024',1);page(b,'as at 31 December 2024',2)
c.setFont('Times-Bold',12);c.drawString(60,780,'Notes to the accounts (extract)');t=c.beginText(60,755);t.setFont('Times-Roman',10.5);t.setLeading(15)
for l in ['3.  Contributions are assessed at each resident\'s ability to pay; 34 of 36 dwellings were let throughout the year.','4.  Grants and donations are recognised when entitlement is certain.','6.  Repairs include the re-pointing of the south range.','7.  Buildings are depreciated on the straight line basis over fifty years.','9.  The Housing Finance Agency loan is secured on the south range and is repayable by 2045.','11. The directors resolved to transfer fourteen thousand euro from the general fund to the sinking fund.']:t.textLine(l)
c.drawText(t);c.drawCentredString(297,40,'3');c.save()
dump(n,[a,b],'SENIOR_HOUSING','OPERATING_STATEMENT','Irish charity accounts, Word-like, cover + I&E + balance sheet + notes',False)
