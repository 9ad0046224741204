from common import *
import xlsxwriter
R=random.Random(1111); N='Orchard Crossing - Quarterly Package 2Q25.xlsx'
q=['Q3 2024','Q4 2024','Q1 2025','Q2 2025','Trailing 4 Qtrs']
s=S('Quarterly Operating Report','Orchard Crossing Shopping Center','2024-07-01','2025-06-30',q,sheet='Operations')
T=lambda *v:list(v)+[sum(v)]
s.h('Property Income')
a=[s.l(n,v) for n,v in [('Anchor rent',T(164250,164250,164250,168356)),('In-line shop rent',T(231418,228906,235120,236744)),('Outparcel ground rent',T(37500,37500,38625,38625)),('Overage rent',T(0,0,26418,0)),('CAM, tax & insurance recoveries',T(128414,131226,137905,133580)),('Specialty / seasonal leasing',T(4200,11650,1800,5150)),('Sign panel & misc.',T(2115,2340,2085,2410)),('Uncollectible rent',T(-6120,0,-3480,-2915))]]
TI=s.t('Total Property Income',a,key='total_income')
s.h('Property Expenses')
a=[s.l(n,v) for n,v in [('Parking lot & grounds',T(18420,16985,9840,21415)),('Snow removal',T(0,14620,27385,1180)),('Lighting & utilities',T(13875,15240,16108,12966)),('Repairs',T(11260,8415,9930,17742)),('Trash',T(5430,5430,5595,5595)),('Security',T(7800,9450,7800,7800)),('Property insurance',T(21314,21314,24812,24812)),('Real estate taxes',T(86140,86140,88290,88290)),('Management fee (4%)',T(22471,23035,24109,23278)),('Marketing fund',T(2500,6850,2500,2500)),('Professional & admin.',T(4315,5210,9640,3985))]]
TE=s.t('Total Property Expenses',a,key='total_operating_expenses')
NO=s.t('Net Operating Income',[TI,TE],[1,-1],key='noi')
c=S('Cash Flow Statement (direct method)','Orchard Crossing Shopping Center','2024-07-01','2025-06-30',q,sheet='Cash Flow')
c.h('Cash Receipts')
a=[c.l('Rents collected',T(428915,431740,452618,441905)),c.l('Recoveries collected',T(126880,129415,134210,136118)),c.l('Other collections',T(6315,13990,3885,7560)),c.l('Security deposits received',T(0,8400,0,4650))]
RE=c.st('Total Receipts',a)
c.h('Operating Disbursements')
a=[c.l(n,v) for n,v in [('Vendors & contractors',T(-66740,-71285,-84360,-69418)),('Real estate taxes paid',T(0,-172280,0,-176580)),('Insurance premiums paid',T(-21314,-21314,-99248,0)),('Management fee paid',T(-22650,-22710,-23915,-23640)),('Deposits refunded',T(-2200,0,-3150,0))]]
OD=c.st('Total Operating Disbursements',a)
OC=c.t('Cash From Operations',[RE,OD])
c.h('Capital & Financing')
a=[c.l(n,v) for n,v in [('Tenant improvements',T(0,-46500,-18250,0)),('Leasing commissions',T(0,-21840,0,-9425)),('Parking lot resurfacing',T(-88600,0,0,0)),('Loan interest',T(-139418,-138902,-138380,-137851)),('Loan principal',T(-41206,-41722,-42244,-42773)),('Reserve deposits',T(-12000,-12000,-12000,-12000)),('Partner distributions',T(-60000,-60000,-60000,-75000))]]
FC=c.st('Net Capital & Financing',a)
NC=c.t('Net Change in Cash',[OC,FC],key='net_cash_flow')
net=c.v(NC); b=[318642]; 
for k in range(3): b.append(b[-1]+net[k])
B=c.l('Beginning cash',b+[b[0]]); c.t('Ending cash',[NC,B]); print(net,b,c.rows[-1]['values'])
wb=xlsxwriter.Workbook(doc(N)); F=lambda **k:wb.add_format(dict(font_name='Cambria',font_size=10,**k))
def sheet(s,title,sgn):
    ws=wb.add_worksheet(s.m['sheet']); ws.hide_gridlines(2)
    ws.merge_range(1,1,1,7,'Orchard Crossing Shopping Center',F(bold=True,font_color='#375623',bottom=5)); ws.write(2,1,title,F(bold=True)); ws.write(3,1,'Four quarters ended June 30, 2025  |  Tilbury Retail Advisors for Lender #882-114',F(italic=True))
    h=F(bold=True,bg_color='#E2EFDA',align='right',bottom=1)
    ws.write(5,1,'',h)
    for k,t in enumerate(q): ws.write(5,2+k+(k==4),t,h)
    r=6; nf='$#,##0_);[Red]($#,##0)'; nl='#,##0_);[Red](#,##0)'
    for x in s.rows:
        rt=x['rowType']
        if rt=='HEADING': r+=1; ws.write(r,1,x['label'],F(bold=True,italic=True)); r+=1; continue
        bd=rt!='LINE'; ws.write(r,1,x['label'],F(bold=bd,indent=0 if bd else 1))
        for k,v in enumerate(x['values']): ws.write_number(r,2+k+(k==4),v,F(bold=bd,num_format=nf if rt=='TOTAL' else nl,**({'top':1} if bd else {})))
        r+=1
    ws.set_column(0,0,2); ws.set_column(1,1,34); ws.set_column(2,5,13); ws.set_column(6,6,1.5); ws.set_column(7,7,15); ws.fit_to_pages(1,1)
    return ws,r
ws,r=sheet(s,'Quarterly Operating Report',1); ws.write(r+1,1,'Leased 95.8% at 6/30/25 (141,260 of 147,450 SF). Suite 14 (nail salon) moved out May 2025.',F(font_size=9) if False else F(italic=True))
sheet(c,'Cash Flow Statement (direct method)',1)
wb.close(); save(N,[s,c],'RETAIL','OPERATING_STATEMENT','two sheets: quarterly operations and direct cash flow',False)
