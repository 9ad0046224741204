from lib import *
from fpdf import FPDF
N='hollis-homes-rents-owed.pdf'
C=['Jul 2026','Jun 2026','May 2026','Older']
R=[('118 Wren Ct','M. Tolliver',[145000,0,0,0],145000,''),('2204 Pecan St','Shirley Baptiste',[152500,152500,61000,0],150000,'plan: $400/wk'),('2206 Pecan St','D. & R. Osei',[7500,0,0,0],150000,'late fee only'),
('31 Millrace Ln','Cheryl Nunn',[0,0,0,84215],130000,'old water bills'),('415 Old Depot Rd','Paul Vanderkamp',[167500,167500,167500,335000],165000,'court 8/19'),('417 Old Depot Rd','Ana Lucero',[42000,0,0,0],160000,'Sec. 8 share pd'),
('9 Harbor Hill #A','T. Whitfield',[-125000,0,0,0],125000,'paid Aug early'),('9 Harbor Hill #B','Renee Castile',[118000,20000,0,0],118000,''),('60 Tanglewood','J. Marchetti',[-2250,0,0,0],140000,'overpaid'),
('1507 Fulton Ave','Gloria Epps',[139500,139500,0,0],139500,'lost job, call 7/28'),('1511 Fulton Ave','Hank Sorrell',[0,-5000,12500,0],139500,'credit for lock'),('88 Chapel St','(moved out) B. Lyle',[0,0,0,213780],None,'to small claims'),('203 Spruce','Kwame Adjei',[15875,15240,0,0],155000,'water'),('207 Spruce','Dottie Farnham',[155000,0,0,0],155000,'')]
K=['other:'+c for c in C]+['total','deposit']
pdf=FPDF(format='letter',unit='pt');pdf.set_creation_date(__import__('datetime').datetime(2026,8,1,9));pdf.set_margin(54);pdf.add_page()
pdf.set_font('Times','B',16);pdf.cell(0,20,'Hollis Family Homes, LLC',new_x='LMARGIN',new_y='NEXT')
pdf.set_font('Times','',11);pdf.cell(0,14,'Rents owed by month, as of July 31, 2026 (all 23 houses; only those with a balance are listed)',new_x='LMARGIN',new_y='NEXT');pdf.ln(10)
W=[92,104,53,53,53,53,58,54];rows=[];T=[0]*6
X=54
def line(cells,style='',fill=False):
    pdf.set_font('Times',style,9.5)
    for i,(t,w) in enumerate(zip(cells,W)): pdf.cell(w,15,t,border='B',align='L' if i<2 else 'R')
    pdf.ln(15)
pdf.set_left_margin(46);pdf.set_x(46)
line(['House','Tenant']+C+['Total owed','Deposit'],'B')
nt=[]
for a,t,v,d,note in R:
    tot=sum(v);vals=v+[tot,d];mark=''
    if note: nt.append((a,note))
    line([a,t]+[('' if x in(0,None) else f2(x)) for x in vals])
    rows.append(dict(unit=a,name=t,**{k:n(x) for k,x in zip(K,vals) if x}))
    T=[p+(q or 0) for p,q in zip(T,vals)]
line(['TOTAL','']+[f2(x) for x in T],'B')
pdf.ln(14);pdf.set_font('Times','B',10);pdf.cell(0,14,'Notes',new_x='LMARGIN',new_y='NEXT');pdf.set_font('Times','',10)
for a,x in nt: pdf.cell(0,13,f'{a}: {x}',new_x='LMARGIN',new_y='NEXT')
pdf.ln(10);pdf.set_font('Times','I',10);pdf.multi_cell(0,13,'Minus = tenant has a credit with us. Certified true and correct to the best of my knowledge for Bank of the Ozark Valley, loan 30-1187.')
pdf.ln(16);pdf.cell(0,13,'______________________________   Managing member');pdf.output(D(N));print(T)
save(N,'AR',K,rows,[dict(label='TOTAL',**{k:n(x) for k,x in zip(K,T)})],'small single-family landlord, one page, buckets are months, blanks for nothing',True)
