# UK service charge account, RICS-like cost classes
from fpdf import FPDF
from common import *
R=random.Random(707)
N='Kingsmead House SC Certificate YE 24 March 2025.pdf'
cols=['Actual 24.03.2025','Budget 24.03.2025','Variance','Actual 24.03.2024']
s=St('Service Charge Account','Kingsmead House, 14-20 Wharf Lane, Bristol BS1','2024-03-25','2025-03-24',cols)
def L(code,lab,bud,act=None,prev=None,note=''):
    a=round(bud*R.uniform(.88,1.12),2) if act is None else act
    p=round(bud*R.uniform(.82,1.0),2) if prev is None else prev
    return s.l(lab,[a,float(bud),round(bud-a,2),p],code=code,note=note)
def sec(code,head,items,total):
    s.h(head,code=code); ix=[L(*x) for x in items]; return s.t(total,ix)
T=[]
T.append(sec('10','Management',[('11','Management fees',38500,38500.00,37200.00,'1'),('12','Accounting fees',2400,2350.00,2250.00),('13','Site management resources',61200,63418.77),('14','Health, safety and environmental management',5600)],'Total Management'))
T.append(sec('20','Utilities',[('21','Electricity',74000,68213.46,81550.92,'2'),('22','Gas',31500,29044.18,33870.05,'2'),('23','Water and sewerage',8200)],'Total Utilities'))
T.append(sec('30','Soft Services',[('31','Security',96000,97845.60),('32','Cleaning and environmental',58400),('33','Marketing and promotions',1500,0.00,940.00)],'Total Soft Services'))
T.append(sec('40','Hard Services',[('41','Mechanical and electrical services',47300),('42','Lifts and escalators',12800),('43','Suspended access equipment',3900),('44','Fabric repairs and maintenance',42000,51730.25,None,'3')],'Total Hard Services'))
T.append(sec('50','Income',[('51','Interest',-600,-1184.52,-733.41),('52','Income from commercialisation',-2000,-1750.00,-2000.00)],'Total Income'))
T.append(sec('60','Insurance',[('61','Engineering insurance',2750),('62','All risks insurance cover',1100)],'Total Insurance'))
T.append(sec('70','Exceptional Expenditure',[('71','Major works',0,0.00,0.00),('72','Forward funds - reserve contribution',25000,25000.00,25000.00,'4')],'Total Exceptional Expenditure'))
te=s.t('Total service charge expenditure',T,type='TOTAL',key='total_operating_expenses'); v=s.rows[te]['values']
oc=s.l('Less: on-account service charge demanded',[-v[1],-v[1],0.0,-488400.00]); s.rows[oc]['values'][2]=0.0
vd=s.l('Less: landlord\'s contribution - vacant suites (included above)',[0.0,0.0,0.0,0.0]) if 0 else None
# variance column of the balance: expenditure variance carried
s.rows[oc]['values']=[-v[1],-v[1],0.0,-488400.00]
bl=s.t('Balance due from / (to) tenants',[te,oc],type='TOTAL')
pdf=FPDF('P','mm','A4'); pdf.set_creation_date(__import__('datetime').datetime(2025,7,1,tzinfo=__import__('datetime').timezone.utc)); pdf.set_auto_page_break(False); pdf.set_margins(18,15)
pdf.add_page(); pdf.set_font('Helvetica','B',15); pdf.set_text_color(20,40,90); pdf.cell(0,8,'THORNBURY ELLIS LLP'); pdf.ln(6); pdf.set_font('Helvetica','',8); pdf.cell(0,5,'Chartered Surveyors and Managing Agents'); pdf.ln(11)
pdf.set_text_color(0); pdf.set_font('Helvetica','B',12); pdf.cell(0,6,'Service Charge Account'); pdf.ln(6); pdf.set_font('Helvetica','',10); pdf.cell(0,5,'Kingsmead House, 14-20 Wharf Lane, Bristol BS1'); pdf.ln(5); pdf.cell(0,5,'For the year 25 March 2024 to 24 March 2025'); pdf.ln(9)
X=[30,98,106,128,150,172]; 
def nums(vals,y,st=''):
    pdf.set_font('Helvetica',st,8.5)
    for k,(q,x) in enumerate(zip(vals,[128,149,170,192])):
        t='0.00' if q==0 else (f'({abs(q):,.2f})' if q<0 else f'{q:,.2f}'); 
        pdf.set_xy(x-24,y); pdf.cell(24,4,t,align='R')
def head(y):
    pdf.set_font('Helvetica','B',8)
    for k,(a,b) in enumerate([('Actual','24.03.2025'),('Budget','24.03.2025'),('Variance',''),('Actual','24.03.2024')]):
        x=[128,149,170,192][k]
        for d,t in enumerate((a,b,'£')): pdf.set_xy(x-24,y+d*3.8); pdf.cell(24,4,t,align='R')
    pdf.set_xy(18,y+7.6); pdf.cell(10,4,'Class'); pdf.set_xy(30,y+7.6); pdf.cell(40,4,'Cost category'); pdf.set_xy(94,y+7.6); pdf.cell(10,4,'Note',align='C'); pdf.line(18,y+12,192,y+12); return y+14
y=head(pdf.get_y())
for r in s.rows:
    b=r['type']!='LINE'; 
    if r['type']=='HEADING': y+=1.2
    if r['type']=='TOTAL': y+=1.5; pdf.line(106,y-.6,192,y-.6)
    if r['type']=='SUBTOTAL': pdf.set_draw_color(150); pdf.line(108,y-.2,192,y-.2); pdf.set_draw_color(0)
    pdf.set_font('Helvetica','B' if r['type'] in('HEADING','TOTAL') else 'I' if b else '',8.5)
    if r['code']: pdf.set_xy(18,y); pdf.cell(10,4,r['code'])
    pdf.set_xy(30,y); pdf.cell(70,4,r['label'])
    if r.get('note'): pdf.set_font('Helvetica','',8); pdf.set_xy(94,y); pdf.cell(10,4,r['note'],align='C')
    if r['type']!='HEADING': nums(r['values'],y,'B' if r['type']=='TOTAL' else '')
    if r['type']=='TOTAL': pdf.line(106,y+4.4,192,y+4.4)
    y+=4.9 if r['type']=='TOTAL' else 4.5
pdf.set_xy(18,272); pdf.set_font('Helvetica','',7.5); pdf.multi_cell(0,3.5,'We certify that the above account contains a true and accurate record of expenditure attributable to the above property for the accounting period, in accordance with the terms of the leases. All figures are net of VAT.'); pdf.set_xy(18,284); pdf.cell(174,4,'Page 1 of 2',align='C'); print('y',y)
pdf.add_page(); pdf.set_font('Helvetica','B',11); pdf.cell(0,6,'Notes to the account'); pdf.ln(10)
for a,t in [('1','Management fees are fixed and were not calculated as a percentage of expenditure.'),('2','Utilities were procured under a twelve month contract from October 2024 at lower unit rates.'),('3','Fabric repairs include emergency works to the rear flat roof in November 2024, not budgeted.'),('4','The reserve fund stood at 118,460.22 at the year end and is held in a discrete designated bank account.')]:
    pdf.set_font('Helvetica','',9); pdf.set_x(18); pdf.cell(10,5,a); pdf.multi_cell(150,5,t); pdf.ln(2)
pdf.set_xy(18,284); pdf.set_font('Helvetica','',7.5); pdf.cell(174,4,'Page 2 of 2',align='C'); pdf.output(doc(N))
save(N,[s],'OFFICE','OPERATING_STATEMENT','UK service charge account, RICS cost classes, note-reference column, variance, prior year',True)
