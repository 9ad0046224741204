from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
R=random.Random(77)
cols=['1st Qtr Jan-Mar','2nd Qtr Apr-Jun','3rd Qtr Jul-Sep','4th Qtr Oct-Dec','Year 2024']
s=St('Departmental Statement of Income','Pelican Reach Marina & Boatyard','2024-01-01','2024-12-31',cols,derive=lambda b,k:b+[sum(b)],nbase=4)
def q(a,shape=(.14,.33,.36,.17)): return [int(round(a*w*R.uniform(.95,1.05))) for w in shape]
flat=(.25,.25,.25,.25)
def L(lines): return [s.l(a,q(v,*(sh and [sh] or []))) for a,v,sh in lines]
s.h('Dockage')
d=s.t('Total Dockage',L([('Annual slip leases',1184000,flat),('Seasonal slips',316500,None),('Transient dockage',248300,None),('Liveaboard surcharge',38400,flat),('Dock electric resale',92750,None)]))
s.h('Boatyard')
y=s.t('Total Boatyard',L([('Haul-out and launch',164200,None),('Dry rack storage',287600,flat),('Labor - mechanical',411800,None),('Labor - bottom and hull',233900,None),('Winter storage and shrink wrap',128750,(.36,.06,.04,.54))]))
s.h('Fuel Dock & Ship\'s Store')
f=s.t('Total Fuel and Store',L([('Gasoline sales',604300,None),('Diesel sales',388100,None),('Pump-out and ice',14650,None),('Ship\'s store merchandise',151200,None)]))
s.h('Other Revenue')
o=s.t('Total Other Revenue',L([('Restaurant ground lease',96000,flat),('Boat club licence fee',54000,flat),('Launch ramp and parking',31250,None)]))
rev=s.t('TOTAL REVENUE',[d,y,f,o],typ='TOTAL',key='total_income')
s.h('Cost of Sales')
g=lambda i,p:[-0 or int(round(v*p*R.uniform(.98,1.02))) for v in s.rows[i]['base']]
def at(lab): return [i for i,r in enumerate(s.rows) if r['label']==lab][0]
cs=[s.l('Fuel',[a+b for a,b in zip(g(at('Gasoline sales'),.79),g(at('Diesel sales'),.77))]),s.l('Store merchandise',g(at("Ship's store merchandise"),.58)),s.l('Parts and yard materials',g(y,.13)),s.l('Subcontract labor',g(y,.05))]
tc=s.t('Total Cost of Sales',cs)
gp=s.t('GROSS PROFIT',[rev],[tc],typ='TOTAL')
s.h('Operating Expenses')
ex=L([('Salaries and wages',812400,(.21,.28,.29,.22)),('Payroll taxes and benefits',187300,(.21,.28,.29,.22)),('Utilities',151800,None),('Dock repairs and piling',118600,(.40,.22,.10,.28)),('Travelift and equipment repairs',67450,flat),('Dredging assessment',40000,flat),('Submerged land lease',58800,flat),('Environmental compliance',22900,flat),('Insurance',203200,flat),('Property taxes',139500,flat),('Credit card fees',61300,None),('Advertising and boat shows',44700,(.45,.25,.15,.15)),('Office, telephone and Wi-Fi',53600,flat),('Management fee',137000,flat)])
te=s.t('TOTAL OPERATING EXPENSES',ex,typ='TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[gp],[te],typ='TOTAL',key='noi')
i1=s.l('Mortgage interest',q(286000,flat)); i2=s.l('Depreciation',[91250]*4)
ni=s.t('NET INCOME (LOSS)',[noi],[i1,i2],typ='TOTAL',key='net_income')
# planted: one digit of one amount (tens of thousands digit of Q3 mechanical labor)
k=at('Labor - mechanical'); v=s.rows[k]['vals'][2]; nv=v-30000
s.plant(k,2,nv,f"'Labor - mechanical' 3rd Qtr (Jul-Sep) printed as {nv:,} instead of {v:,}; column total and year total unchanged",'digit_changed')
name='pelican_reach_marina_2024_by_quarter.pdf'
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(595.28,841.89),invariant=1)
NAVY=HexColor('#1d3f5e')
c.setFillColor(NAVY);c.rect(0,790,596,52,stroke=0,fill=1);c.setFillGray(1);c.setFont('Helvetica-Bold',15);c.drawString(40,818,'Pelican Reach Marina & Boatyard')
c.setFont('Helvetica',9.5);c.drawString(40,802,'Departmental Statement of Income  |  Twelve months ended 31 December 2024  |  US dollars, unaudited');c.setFillGray(0)
X=[270,338,406,474,555];yy=770
c.setFont('Helvetica-Bold',8.5);c.setFillColor(NAVY)
for x,a,b_ in zip(X,['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year'],['Jan-Mar','Apr-Jun','Jul-Sep','Oct-Dec','2024']):
    c.drawRightString(x,yy,a);
    c.setFont('Helvetica' if b_!='2024' else 'Helvetica-Bold',7.5 if b_!='2024' else 8.5);c.drawRightString(x,yy-10,b_);c.setFont('Helvetica-Bold',8.5)
c.setLineWidth(1);c.setStrokeColor(NAVY);c.line(40,yy-15,556,yy-15);yy-=27;c.setFillGray(0)
for r in s.rows:
    H=12.0
    if r['typ']=='HEADING': yy-=4;c.setFont('Helvetica-BoldOblique',8.8);c.setFillColor(NAVY);c.drawString(40,yy,r['label']);c.setFillGray(0);yy-=H;continue
    if r['typ']=='TOTAL':
        yy-=2;c.setFillColor(HexColor('#dfe8ef'));c.rect(38,yy-3.5,519,12.5,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica' if r['typ']=='LINE' else 'Helvetica-Bold',8.5)
    c.drawString(40+(12 if r['typ']=='LINE' else 0),yy,r['label'])
    if r['typ']=='SUBTOTAL':
        c.setLineWidth(.4)
        for x in X:c.line(x-48,yy+9,x,yy+9)
    for x,v in zip(X,r['vals']): c.drawRightString(x+(2.8 if v<0 else 0),yy,money(v))
    yy-=H+(3 if r['typ']!='LINE' else 0)
c.setFont('Helvetica-Oblique',7);c.drawString(40,28,'Slip count 214 wet / 160 dry. Departmental results before allocation of general overhead.  Prepared from the books without audit.')
c.showPage();c.save()
save(name,[s],'OTHER','OPERATING_STATEMENT','marina departmental P&L by quarter with cost of sales, two-line header; planted digit',False)
