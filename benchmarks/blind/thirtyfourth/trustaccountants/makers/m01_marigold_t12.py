import random
from truthlib import *
from reportlab.pdfgen import canvas
R = random.Random(3401)
NAME = 'marigold_court_t12_sep2025.pdf'
M = ['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
s = S('Income Statement - Trailing 12 Months', 'Marigold Court Apartments', '2024-10-01', '2025-09-30', M+['Total'])
def ser(base, noise=.06, sea=None, every=None, grow=0):
    o = []
    for i in range(12):
        x = base*(1+grow*i)*(1+R.uniform(-noise, noise))*(sea[i] if sea else 1)
        if every and (i % every[0]) != every[1]: x = 0
        o.append(round(x))
    return o+[sum(o)]
neg = lambda l: [-x for x in l]
win = [.8,1.1,1.5,1.7,1.6,1.3,.9,.8,.7,.7,.75,.75]; summ = [.85,.75,.7,.7,.7,.8,1,1.2,1.4,1.5,1.4,1.1]
turn = [.9,.7,.5,.5,.6,.8,1,1.3,1.6,1.7,1.5,1.1]
L = s.line
s.head('INCOME', '4000-0000'); s.head('Rental Income', '4005-0000')
gpr = [196240+ (i//2)*420 + R.randint(0,150) for i in range(12)]; gpr += [sum(gpr)]
a = [L('Gross Potential Rent', gpr, '4010-0000'), L('Gain / (Loss) to Lease', neg(ser(5200,.12,grow=-.02)), '4020-0000'),
 L('Vacancy Loss', neg(ser(9300,.25)), '4110-0000'), L('Employee Unit Discount', neg(ser(1345,0)), '4120-0000'),
 L('Model Unit', neg(ser(1510,0)), '4125-0000'), L('Concessions', neg(ser(1900,.5)), '4130-0000'), L('Bad Debt Write-offs', neg(ser(1450,.7)), '4140-0000'),
 L('Bad Debt Recovery', ser(310,.8), '4145-0000'), L('Prepaid Rent Adjustment', [0,0,-640,0,0,0,0,0,640,0,0,0,0], '4150-0000')]
nr = s.tot('Net Rental Income', a, '4199-0000')
s.head('Other Income', '4200-0000')
b = [L('Application Fees', ser(520,.3,turn), '4210-0000'), L('Late Fees', ser(1480,.25), '4220-0000'), L('NSF Fees', ser(70,.6), '4225-0000'),
 L('Pet Rent', ser(2140,.04), '4230-0000'), L('Garage Rent', ser(3300,.03), '4240-0000'), L('Storage Rent', ser(485,.05), '4245-0000'), L('Laundry Income', ser(1120,.1), '4250-0000'),
 L('Water / Sewer Reimbursement', ser(6120,.05), '4260-0000'), L('Trash Reimbursement', ser(2220,.02), '4265-0000'), L('Lease Termination Fees', ser(2900,.3,every=(3,1)), '4270-0000'),
 L('Damages & Cleaning', ser(640,.5,turn), '4275-0000'), L('Cable Revenue Share', ser(4400,.02,every=(6,2)), '4280-0000'), L('Miscellaneous Income', ser(155,.8), '4290-0000')]
oi = s.tot('Total Other Income', b, '4299-0000')
ti = s.tot('TOTAL INCOME', [nr, oi], '4999-0000', typ='TOTAL', key='total_income')
s.head('OPERATING EXPENSES', '5000-0000')
subs = []
def sec(title, code, items, tl, tc):
    s.head(title, code); ix = [L(l, v, c) for l, c, v in items]; subs.append(s.tot(tl, ix, tc))
sec('Payroll', '5100-0000', [('Manager Salaries','5110-0000',ser(6850,.02)),('Leasing Salaries','5115-0000',ser(4120,.05)),('Maintenance Salaries','5120-0000',ser(8940,.04)),
 ('Overtime','5125-0000',ser(420,.6,turn)),('Payroll Taxes','5130-0000',ser(1760,.08)),('Group Health Insurance','5140-0000',ser(2310,.01)),("Workers' Compensation",'5150-0000',ser(690,.05))],'Total Payroll','5199-0000')
sec('Utilities', '5200-0000', [('Electric - Common','5210-0000',ser(1890,.1,summ)),('Electric - Vacant','5212-0000',ser(340,.3)),('Gas','5220-0000',ser(1510,.1,win)),('Water & Sewer','5230-0000',ser(8350,.06)),('Trash Removal','5240-0000',ser(2640,.01)),('Telephone & Internet','5250-0000',ser(585,.04))],'Total Utilities','5299-0000')
sec('Repairs & Maintenance', '5300-0000', [('Plumbing','5310-0000',ser(1460,.5)),('Electrical Repairs','5315-0000',ser(520,.6)),('HVAC','5320-0000',ser(1390,.4,summ)),('Appliances','5325-0000',ser(610,.6)),('Roof & Gutter','5330-0000',ser(1900,.5,every=(5,1))),('Pest Control','5335-0000',ser(410,0)),('Landscaping','5340-0000',ser(2450,.05)),('Snow Removal','5345-0000',[0,0,1850,3240,2760,900,0,0,0,0,0,0,8750]),('Pool','5350-0000',[0]*6+[1420,980,640,655,610,720]+[5025])],'Total Repairs & Maintenance','5399-0000')
sec('Turnover', '5400-0000', [('Painting','5410-0000',ser(2150,.3,turn)),('Carpet Cleaning','5420-0000',ser(680,.3,turn)),('Unit Cleaning','5430-0000',ser(890,.25,turn))],'Total Turnover','5499-0000')
sec('Marketing', '5500-0000', [('Internet Advertising','5510-0000',ser(1695,.03)),('Resident Referrals','5520-0000',ser(250,.5)),('Signage & Promotions','5530-0000',ser(180,.9))],'Total Marketing','5599-0000')
sec('Administrative', '5600-0000', [('Office Supplies','5610-0000',ser(285,.5)),('Software & Licenses','5620-0000',ser(1240,.02)),('Legal & Eviction','5630-0000',ser(760,.8)),('Credit Checks','5640-0000',ser(330,.3,turn)),('Bank Charges','5650-0000',ser(118,.15)),('Travel & Training','5660-0000',ser(240,.9))],'Total Administrative','5699-0000')

tax = [18460]*9+[19105]*3; ins=[7212]*5+[7965]*7
egi = s.rows[ti]['vals']; mg=[round(x*.03) for x in egi[:12]]
sec('Taxes, Insurance & Management', '5700-0000', [('Real Estate Taxes','5710-0000',tax+[sum(tax)]),('Property Insurance','5720-0000',ins+[sum(ins)]),('Management Fees','5730-0000',mg+[sum(mg)])],'Total Taxes, Insurance & Management','5799-0000')
te = s.tot('TOTAL OPERATING EXPENSES', subs, '5999-0000', typ='TOTAL', key='total_operating_expenses')
noi = s.tot('NET OPERATING INCOME', [ti, te], '6000-0000', signs=[1,-1], typ='TOTAL', key='noi')
s.head('NON-OPERATING', '7000-0000')
bal=8_420_000; it=[]
for i in range(12): x=bal*.0465/12; it.append(round(x)); bal-=46900-x
c=[L('Mortgage Interest', it+[sum(it)],'7110-0000'), L('Trust Administration Fee',[1500]*12+[18000],'7120-0000'), L('Capital - Flooring',ser(3900,.4,turn),'7210-0000'), L('Capital - Appliances',ser(2100,.5),'7220-0000'), L('Capital - Exterior',[0,0,0,0,0,0,0,41200,0,18650,0,0,59850],'7230-0000')]
no=s.tot('TOTAL NON-OPERATING',c,'7999-0000')
s.tot('NET INCOME',[noi,no],'9999-0000',signs=[1,-1],typ='TOTAL',key='net_income')
s.save(NAME,'MULTIFAMILY','OPERATING_STATEMENT_T12','legal landscape, system report with account codes, header repeated per page')
# ---- layout
W,H=1008,612
c=canvas.Canvas(doc(NAME),pagesize=(W,H),invariant=1)
f=lambda x: f'({-x:,})' if x<0 else f'{x:,}'
X0=26; XL=74; XR=[258+ i*57 for i in range(12)]+[258+12*57+22]
def header(p):
    c.setFont('Helvetica-Bold',11); c.drawString(X0,H-34,'Income Statement - Trailing 12 Months')
    c.setFont('Helvetica',7.5); c.drawString(X0,H-46,'Marigold Court Apartments (mcrt)'); c.drawString(X0,H-56,'Period = Oct 2024 - Sep 2025'); c.drawString(X0,H-66,'Book = Accrual ; Tree = ti_t12')
    c.setFont('Helvetica',6.5); c.drawRightString(W-26,H-34,f'Page {p} of 2'); c.drawRightString(W-26,H-44,'Owner: St. Brendan Parishes Property Trust')
    c.setFillGray(.86); c.rect(X0-2,H-86,W-2*X0+4,12,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold',6.8)
    for x,h in zip(XR,M+['Total']): c.drawRightString(x,H-82,h)
    return H-97
p=1; y=header(p)
for r in s.rows:
    lab=r['label']; big=r['typ']=='TOTAL' ; bold=r['typ']!='LINE'
    if y<40 or (lab=='Turnover' and p==1):
        c.setFont('Helvetica-Oblique',6); c.drawString(X0,20,'Monday, October 13, 2025   09:42 AM'); c.showPage(); p+=1; y=header(p)
    ind=0 if (big or (bold and lab.isupper())) else (5 if bold else 10)
    fn='Helvetica-Bold' if bold else 'Helvetica'
    if r['typ']!='HEADING':
        if bold: 
            c.setLineWidth(.4)
            for x in XR: c.line(x-40,y+7,x,y+7)
    elif lab.isupper(): y-=3
    c.setFont(fn,6.6); c.drawString(X0,y,r['code']); c.drawString(XL+ind,y,lab)
    if r['typ']!='HEADING':
        for x,v in zip(XR,r['vals']): c.drawRightString(x,y,f(v))
    y-=8.5 if not bold or r['typ']=='HEADING' else 10.5
y-=14
c.setLineWidth(.5); c.rect(X0,y-40,330,46); c.setFont('Helvetica-Bold',6.6); c.drawString(X0+5,y-3,'Operating statistics (not part of the books)')
c.setFont('Helvetica',6.6); c.drawString(X0+5,y-14,'Apartment homes: 148'); c.drawString(X0+5,y-24,'Physical occupancy at September 30, 2025: 95.3%'); c.drawString(X0+5,y-34,'Move-ins / move-outs in the period: 61 / 58')
c.setFont('Helvetica-Oblique',6); c.drawString(X0,20,'Monday, October 13, 2025   09:42 AM')
c.save()
