from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
cols=['Tamarack Rd','Hwy 9 North','Old Mill','Depot St','Combined']
s=St('Combining Statement of Operations by Location','Keystone Lock-Up Storage Group','2025-07-01','2026-06-30',cols)
def q(*v): return list(v)+[sum(x or 0 for x in v)]
s.H('Revenue')
r=[s.L('Gross potential unit rent',q(512400,388260,274980,196320),code='401'),s.L('Vacancy & unrented units',q(-48170,-61420,-19865,-31210),code='402'),s.L('Discounts / first month $1',q(-11230,-15985,-4410,-6120),code='403'),s.L('Bad debt & auction loss',q(-5140,-7318,-2087,-3966),code='404')]
nr=s.T('Net rental revenue',r)
a=[s.L('Late & lien fees',q(17480,13926,8215,7340),code='411'),s.L('Tenant protection plan share',q(26915,17240,11874,6508),code='412'),s.L('Locks, boxes, truck',q(6120,3477,None,None),code='413'),s.L('RV & boat parking',q(None,31200,14650,None),code='414')]
an=s.T('Ancillary revenue',a)
ti=s.T('Effective gross revenue',[nr,an],key='total_income',typ='TOTAL')
s.H('Operating expenses')
e=[s.L(l,q(*v),code=c) for l,v,c in [('Store manager payroll',(58240,49870,31200,22600),'501'),('Call center & software',(9840,8610,6205,5170),'502'),('Advertising - web & aggregator',(14370,13925,7180,6644),'503'),('Property taxes',(61218,44906,29733,18451),'504'),('Insurance',(16840,13715,9246,7038),'505'),('Utilities & trash',(12911,10487,7302,5960),'506'),('Repairs, doors, paving',(18376,12204,9815,8127),'507'),('Snow & landscape',(7450,6890,3915,2680),'508'),('Card processing',(9712,7018,5347,3189),'509'),('Management fee to affiliate (5%)',(25100,18469,14168,8444),'510')]]
te=s.T('Total operating expenses',e,key='total_operating_expenses')
no=s.T('Net operating income',[ti,te],[1,-1],key='noi',typ='TOTAL')
s.H('Below the line')
o=[s.L('Loan principal',q(41870,29415,None,11206),code='601'),s.L('Loan interest',q(67320,52918,None,19744),code='602'),s.L('Capital - roofs, gates, cameras',q(23500,None,8640,12275),code='610')]
to=s.T('Total debt service and capital',o)
s.T('Cash flow to owners',[no,to],[1,-1],key='net_cash_flow',typ='TOTAL')
# plant: digit changed in property tax, Old Mill: 29733 -> 24733 ; totals keep
i=e[3]; s.d['rows'][i]['values'][2]=24733
s.d['planted']={'what':"Property taxes, column 'Old Mill' printed 24,733 (should be 29,733); Combined 154,308 and all totals are unchanged",'kind':'digit_changed'}
fn='Keystone_combining_FYE0626.pdf'
st=getSampleStyleSheet(); n=ParagraphStyle('n',parent=st['Normal'],fontSize=8,leading=10)
data=[['','','— Store —','','','',''],['Acct','','Tamarack\nRd','Hwy 9\nNorth','Old\nMill','Depot\nSt','Combined']]
data=[['','','S T O R E','','','',''],['G/L','Description']+['Tamarack Rd','Hwy 9 North','Old Mill','Depot St','Combined']]
sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(5,0)),('ALIGN',(2,0),(5,0),'CENTER'),('LINEBELOW',(2,0),(5,0),.5,colors.teal),('BACKGROUND',(0,1),(-1,1),colors.teal),('TEXTCOLOR',(0,1),(-1,1),colors.white),('FONT',(0,1),(-1,1),'Helvetica-Bold',8.5),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
for l,t,v,c,ind in s.R():
    y=len(data)
    if t=='HEADING': data.append([l.upper()]+['']*6); sty+=[('FONT',(0,y),(-1,y),'Helvetica-Bold',9),('TEXTCOLOR',(0,y),(-1,y),colors.teal),('SPAN',(0,y),(1,y))]
    else:
        data.append([c or '',l]+[f0(x,dash='—') for x in v])
        if t!='LINE': sty+=[('FONT',(0,y),(-1,y),'Helvetica-Bold',8.5),('LINEABOVE',(2,y),(-1,y),.5,colors.black)]
        if t=='TOTAL': sty+=[('BACKGROUND',(0,y),(-1,y),colors.HexColor('#DCEFEF')),('LINEBELOW',(2,y),(-1,y),.5,colors.black)]
doc=SimpleDocTemplate(D+fn,pagesize=landscape(letter),margins=30,topMargin=30,bottomMargin=30,invariant=1)
doc.build([Paragraph('<b>Keystone Lock-Up Storage Group</b>',st['Title']),Paragraph('Combining Statement of Operations by Location &nbsp;&nbsp;|&nbsp;&nbsp; Fiscal year July 1, 2025 through June 30, 2026 &nbsp;&nbsp;|&nbsp;&nbsp; Accrual, whole dollars',n),Spacer(1,8),Table(data,colWidths=[34,205]+[88]*5,style=sty),Spacer(1,6),Paragraph('Old Mill is owned free and clear. Depot St acquired 10/2024, lease-up continuing.',n)])
save(fn,[s],'SELF_STORAGE','OPERATING_STATEMENT','combining statement by store, landscape, teal header, G/L codes','PLANTED digit; combined column')
