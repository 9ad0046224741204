from common import *
from reportlab.lib.pagesizes import landscape, letter
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
STEM='TrellisHouse_TB_0626'
SEC=[
('CURRENT ASSETS',[('1105-000','Operating Account – Harbor Trust x4471','cash',412388.17),('1107-000','Security Deposit Account','b',61240.00),('1110-000','Petty Cash','b',500),('1201-000','Student Receivables','ar',96411.52),('1205-000','Guarantor Receivables – Collections','b',38214.09),('1209-000','Allowance for Doubtful Accounts','allow',-41500),('1310-000','Prepaid Insurance','prepins',88610.4),('1330-000','Prepaid Software Licenses and Bulk Internet Service Agreement','b',9675),('1390-000','Suspense – Housing Portal','z',0)]),
('FIXED ASSETS',[('1501-000','Land','b',3150000),('1510-000','Buildings','b',27418600),('1520-000','Furniture, Fixtures & Equipment – Bedrooms and Common Area Furnishings','b',1962145.33),('1530-000','Renovation in Progress – Phase II','cip',418905.77),('1590-000','Accumulated Depreciation','accum',-4218770.12)]),
('OTHER ASSETS',[('1710-000','Lender Escrow – Taxes','esc',214600.5),('1720-000','Replacement Reserve','res',187220.31),('1750-000','Loan Costs, Net','b',244100)]),
('CURRENT LIABILITIES',[('2010-000','Accounts Payable – Trade','ap',-131402.88),('2050-000','Accrued Real Estate Taxes','acctax',-196500),('2070-000','Accrued Payroll','b',-22418.6),('2110-000','Student Security Deposits','dep_l',-60990),('2120-000','Prepaid Installments','b',-148215.75),('2130-000','Deferred Application Fees','b',-14350),('2190-000','Due to/from Manager','b',6120.44)]),
('LONG-TERM DEBT',[('2510-000','First Mortgage – Cedarline Life','debt',-20150000),('2590-000','Mezzanine Note','b',-2400000)]),
('EQUITY',[('3010-000','Members’ Capital','plug',0),('3050-000','Distributions','dist',525000),('3090-000','Accumulated Deficit','b',1406228.93)]),
('RENTAL INCOME',[('4010-000','Bed Rent – Academic Year','rev',388400),('4020-000','Bed Rent – Summer Term','rev',41250),('4080-000','Vacancy Loss','contra',27300),('4085-000','Leasing Concessions & Gift Cards','contra',6150),('4090-000','Bad Debt','exp',3900)]),
('OTHER INCOME',[('4210-000','Parking','rev',8650),('4220-000','Utility Overages Billed','rev',5120),('4230-000','Late and NSF Charges','rev',2475),('4240-000','Damage Charges','rev',3110),('4250-000','Application & Redecorating Fees','rev',6900),('4290-000','Vending','rev',212.4)]),
('PAYROLL',[('5010-000','Property Manager','pay',7450),('5020-000','Leasing & Resident Assistants','pay',11890),('5030-000','Maintenance Wages','pay',13240),('5080-000','Payroll Taxes and Benefits','pay',7920)]),
('UTILITIES',[('5110-000','Electricity','exp',21400),('5120-000','Water & Sewer','exp',14950),('5130-000','Gas','exp',2210),('5140-000','Bulk Internet','exp',9675),('5150-000','Refuse','exp',3320)]),
('REPAIRS AND TURN',[('5210-000','Turn – Painting','exp',2400),('5220-000','Turn – Cleaning','exp',1875),('5230-000','HVAC','exp',3190),('5240-000','Plumbing','exp',2260),('5250-000','Elevator Contract','exp',1480),('5260-000','Grounds','exp',3650),('5270-000','Pest Control','exp',640),('5280-000','Furniture Repair','exp',980)]),
('MARKETING & ADMINISTRATION',[('5310-000','Internet Listings','exp',4250),('5320-000','Campus Events & Giveaways','exp',1960),('5410-000','Office Supplies','exp',735),('5420-000','Bank and Card Processing Fees','exp',3875),('5430-000','Legal – Collections','exp',1240),('5440-000','Management Fee','exp',13350)]),
('TAXES, INSURANCE & NON-OPERATING',[('5510-000','Real Estate Taxes','tax',39300),('5520-000','Property Insurance','ins',14768.4),('6010-000','Interest – First Mortgage','int',86477.08),('6020-000','Interest – Mezzanine','int',22000),('6110-000','Depreciation','dep',81240)]),
]
def make():
    rng=random.Random(39001)
    L=Ledger([e for _,es in SEC for e in es],rng,5); L.plug(); L.month()
    k=L.k
    L.post(k['esc'],k['cash'],3930000); L.post(k['res'],k['cash'],612500); L.post(k['cip'],k['ap'],7418255)
    L.post('2510-000',k['cash'],3118244); L.post(k['cash'],k['dep_l'],285000); L.post(k['dep_l'],'1107-000',142500)
    L.post(k['dist'],k['cash'],7500000); L.post('4090-000',k['allow'],350000); L.post('2120-000','1201-000',4160050)
    L.post('1330-000','2010-000',967500) if False else None
    K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    def vec(c):
        x=L.a[c]; e=L.end(c); b=x['beg']
        return [max(b,0),max(-b,0),x['dr'],x['cr'],max(e,0),max(-e,0)]
    rows=[];tot=[]
    ps=ParagraphStyle('n',fontName='Times-Roman',fontSize=8.6,leading=9.6)
    f=lambda c:'{:,.2f}'.format(c/100) if c else ''
    data=[['','','Opening','', 'Movement','', 'Closing',''],['','','June 1, 2026','','June 2026','','June 30, 2026',''],
          ['Acct','Account Title']+['Debit','Credit']*3]
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.6),('FONT',(0,0),(-1,2),'Times-Bold',9),
        ('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.6),
        ('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,2),(-1,2),.8,colors.black)]
    for a in (2,4,6):
        for r in(0,1): st+=[('SPAN',(a,r),(a+1,r)),('ALIGN',(a,r),(a+1,r),'CENTER')]
        st.append(('LINEBELOW',(a,1),(a+1,1),.4,colors.black))
    G=[0]*6
    for sec,es in SEC:
        i=len(data); data.append([sec]+['']*7); st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9),('TOPPADDING',(0,i),(-1,i),6)]
        S=[0]*6
        for c,n,_,_ in es:
            v=vec(c); data.append([c,Paragraph(n.replace('&','&amp;'),ps)]+[f(q) for q in v])
            rows.append(dict(account=c,name=n,**{a:d(q) for a,q in zip(K,v) if q}))
            S=[p+q for p,q in zip(S,v)]
        i=len(data); lab='Total '+sec.title().replace(' And ',' and ')
        data.append(['',lab]+[f(q) for q in S]); tot.append(dict(label=lab,**{a:d(q) for a,q in zip(K,S) if q}))
        st+=[('FONT',(0,i),(-1,i),'Times-Italic',8.6),('LINEABOVE',(2,i),(-1,i),.3,colors.black)]
        G=[p+q for p,q in zip(G,S)]
    i=len(data); data.append(['','TRIAL BALANCE TOTAL']+[f(q) for q in G]); tot.append(dict(label='TRIAL BALANCE TOTAL',**{a:d(q) for a,q in zip(K,G)}))
    st+=[('FONT',(0,i),(-1,i),'Times-Bold',8.8),('LINEABOVE',(2,i),(-1,i),.8,colors.black),('LINEBELOW',(2,i),(-1,i),.8,colors.black),('LINEBELOW',(2,i),(-1,i),.8,colors.black,None,None,None,2,1.5)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    t=Table(data,colWidths=[54,190]+[80]*6,repeatRows=3); t.setStyle(TableStyle(st))
    def pg(c,doc):
        W,H=landscape(letter)
        c.setFont('Times-Bold',13); c.drawString(28,H-34,'Trellis House Student Apartments, LLC')
        c.setFont('Times-Roman',10); c.drawString(28,H-48,'Trial Balance by Section  ·  accrual  ·  for the month ended June 30, 2026')
        c.drawRightString(W-28,H-34,'Prepared by: D. Okafor, Campusline Residential'); c.setFont('Times-Italic',8)
        c.drawRightString(W-28,H-46,'UNAUDITED – for ownership use')
        c.drawCentredString(W/2,18,'- %d -'%doc.page)
    doc=SimpleDocTemplate(f'{DOC}/{STEM}.pdf',pagesize=landscape(letter),topMargin=60,bottomMargin=34,leftMargin=28,rightMargin=28,title='Trial Balance',invariant=1)
    doc.build([t,Spacer(1,8),Paragraph('Prepaid Installments released against June charges by entry JE-0626-14. Suspense – Housing Portal carries no balance and stays open for the August lease-up.',ps)],onFirstPage=pg,onLaterPages=pg)
    save(STEM,'pdf','TB','STUDENT_HOUSING','Campusline Residential controller','three pairs of debit/credit under two-line group heads, serif, section subtotals','wrapped names, blank cells in pairs, account without amounts',K,rows,tot)
