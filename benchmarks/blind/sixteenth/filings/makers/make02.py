# letter with schedule, inner/outer money columns, PLANTED total
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='appeal_letter_schedule_wexler.pdf'
s=St('Statement of Income and Expense','Wexler Terrace Apartments','2024-01-01','2024-12-31',['2024'],page=2)
s.h('Rental income')
a=[s.l('Apartment rents, 48 units',748260.00),s.l('Garage and surface parking',21480.00),s.l('Laundry concession',6912.50)]
gi=s.t('Gross income collectible',a)
v=[s.l('Vacant units',-31840.00),s.l('Bad debts written off',-9275.25)]
tv=s.t('Less vacancy and collection loss',v)
egi=s.t('Effective gross income',[gi,tv],key='total_income',typ='TOTAL')
s.h('Operating expenses')
e=[]
for k,x in [('Fuel oil and gas',58417.80),('Electricity, common areas',14206.33),('Water and sewer charges',36990.12),("Superintendent's wages and payroll taxes",52840.00),('Management at 4.5% of collections',33099.18),
 ('Insurance, fire and liability',41275.00),('Repairs, plumbing and heating',27683.45),('Painting and turnover',19310.60),('Exterminating',3120.00),('Elevator contract',6840.00),('Rubbish carting',9516.00),('Legal, accounting and licence fees',8450.00)]: e.append(s.l(k,x))
tr=sum(s.v(i)[0] for i in e)
te=s.t('Total operating expenses',e,vals=[round(tr+900,2)],key='total_operating_expenses',typ='TOTAL')
s.plant('Total operating expenses is printed 900.00 above the sum of its twelve lines; net income before taxes follows the printed total','total_wrong')
noi=s.t('Net income before real estate taxes and debt service',[egi],[te],key='noi',typ='TOTAL')
s.h('Other charges')
o=[s.l('Real estate taxes, as billed 2024/25',118642.76),s.l('Mortgage interest',97315.08)]
to=s.t('Total other charges',o)
ni=s.t('Net income',[noi],[to],key='net_income',typ='TOTAL')
c=canvas.Canvas(path(N),pagesize=letter,invariant=1); W,H=letter
def f(v): return f"({-v:,.2f})" if v<0 else f"{v:,.2f}"
c.setFont('Times-Bold',16); c.drawString(72,H-66,'Corvane & Daughters Realty'); c.setFont('Times-Italic',9.5); c.drawString(72,H-80,'Owners and managers of apartment houses since 1958    ·    77 Pell Landing, Suite 3'); c.line(72,H-86,W-72,H-86)
t="""March 11, 2025

Board of Assessment Review
County of Tolland Ridge
Administration Building, 2nd floor

Re:  Wexler Terrace Apartments, 210 Wexler Street
       Parcel 14-220-0093, tentative assessment $5,880,000

Dear Members of the Board:

We ask that the assessment of the above parcel be reviewed. As the Board requires, we enclose
as Schedule A the income and expenses of the property for the calendar year 2024, taken
from our books, which are kept on a cash basis. The building has 48 apartments, of which two
were out of service from April to November for fire damage. Rents on 11 units are limited by a
regulatory agreement with the county.

At the capitalization rate of 9.25% that your office applied to comparable walk-ups in 2023, the
income shown supports a value well below the tentative assessment. Fuel rose by $7,900 over
2023, and the insurance premium by 22%.

We would be glad to bring the ledgers and the rent roll to the hearing.

Very truly yours,



L. Corvane-Stadt, for the owner

Encl.: Schedule A""".split('\n')
c.setFont('Times-Roman',11.5); y=H-115
for l in t: c.drawString(72,y,l); y-=15.5
c.showPage()
c.setFont('Times-Roman',10); c.drawRightString(W-72,H-50,'Schedule A')
for k,(l,z) in enumerate([('WEXLER TERRACE APARTMENTS',13),('Statement of Income and Expense',12),('For the year ended December 31, 2024',10.5)]): c.setFont('Times-Bold' if k<2 else 'Times-Italic',z); c.drawCentredString(W/2,H-72-17*k,l)
y=H-142; XI,XO=430,W-72
first=True
inner_sub={gi,tv,te,to}
for i,(r,x) in enumerate(s.rows()):
    if r['rowType']=='HEADING':
        y-=8; c.setFont('Times-Bold',11); c.drawString(72,y,r['label']+':'); y-=16; continue
    tot='plus' in x
    v=r['values'][0]
    c.setFont('Times-Roman',11)
    lab=r['label']; xl=72 if (i in (egi,noi,ni)) else (108 if tot else 90)
    if i in (egi,noi,ni): c.setFont('Times-Bold',11)
    c.drawString(xl,y,lab); X=XO if tot else XI
    wl=c.stringWidth(lab,c._fontname,11)
    txt=f(v); 
    if i in (1,egi,ni): txt='$ '+txt
    c.drawRightString(X+ (4 if v<0 else 0),y,txt)
    d=X-c.stringWidth(txt,c._fontname,11)-8; x0=xl+wl+6
    if not tot:
        c.setFont('Times-Roman',9)
        q=x0
        while q<d: c.drawString(q,y,'.'); q+=6
    if i+1<len(s.rows()) and i in (a[-1],6,e[-1],o[-1]): c.line(XI-70,y-3,XI,y-3)
    if i in (tv,te,to): c.line(XO-75,y-3,XO,y-3)
    if i==ni: c.line(XO-80,y-3,XO,y-3); c.line(XO-80,y-5,XO,y-5)
    y-=16.5 if not tot else 21
c.setFont('Times-Italic',9); c.drawString(72,58,'Prepared from the books without audit. Depreciation is not included. Two apartments (2C, 2D) out of service April to November.')
c.setFont('Times-Roman',9); c.drawCentredString(W/2,36,'- 2 -'); c.showPage(); c.save()
save(N,[s],'MULTIFAMILY','OPERATING_STATEMENT','owner-manager, typed letter','letter to review board with schedule; inner and outer money columns, dot leaders',True)
