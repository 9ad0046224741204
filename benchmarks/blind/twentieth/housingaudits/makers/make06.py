# community centre: statement of operations by fund (p.1) + schedule of expenses (p.2), platypus tables with grid
from common import *
from reportlab.platypus import *; from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors
R=random.Random(606)
P='Riverbend Community Centre Association'
s=St('Statement of Operations by Fund',P,'2024-07-01','2025-06-30',['General Fund','Capital Fund','Endowment Fund','2025 Total','2024 Total'],page=1)
def l(st,nm,a,b,c,p,**k): return st.l(nm,[a,b,c,a+b+c,p],**k)
# schedule first (its totals feed the statement)
q=St('Schedule of Expenses - General Fund',P,'2024-07-01','2025-06-30',['2025 Budget (unaudited)','2025 Actual','Variance','2024 Actual'],page=2)
G=[('Facility',[('Electricity',58000),('Gas',33500),('Water',9400),('Janitorial contract',46000),('Ice plant maintenance',27500),('Building repairs',31000),('Security and alarm',4600),('Insurance',22800)],'Total facility'),
('Programs',[('Instructors and coaches',118000),('Day camp staff',67500),('Seniors lunch program',19800),('Equipment and supplies',14600),('Special events',9900)],'Total programs'),
('Office',[('Salaries and benefits',142000),('Professional fees',9500),('Telephone and internet',6200),('Advertising and website',5700),('Bank and card charges',4100),('Office supplies',3800)],'Total office')]
sb=[]
for h,ls,t in G:
    q.h(h); ix=[]
    for n,b in ls:
        a=round(b*R.uniform(.9,1.1)); ix.append(q.l(n,[b,a,b-a,round(b*R.uniform(.85,1.02))]))
    sb.append(q.t(t,ix))
qt=q.t('TOTAL EXPENSES',sb,'TOTAL',key='total_operating_expenses')
T=lambda i:(q.rows[i]['values'][1],q.rows[i]['values'][3])
s.h('Revenue')
rv=[l(s,'Municipal operating grant',240000,0,0,232000),l(s,'Program fees',214380,0,0,198455),l(s,'Arena and hall rentals',146215,0,0,139870),l(s,'Membership dues',28740,0,0,27615),l(s,'Donations and bequests',11905,40500,25000,36240),l(s,'Provincial infrastructure grant',0,85000,0,0),l(s,'Concession (net)',9866,0,0,-1214),l(s,'Investment income (loss)',2150,6412,-3878,5931)]
tr=s.t('Total revenue',rv,'TOTAL',key='total_income')
s.h('Expenses')
ex=[l(s,a,T(i)[0],0,0,T(i)[1],n='Sch.') for a,i in zip(('Facility','Programs','Office'),sb)]
ex+=[l(s,'Scholarships awarded',0,0,6000,5500),l(s,'Amortization',0,71344,0,68910,n='5')]
te=s.t('Total expenses',ex,'TOTAL',key='total_operating_expenses')
e=s.t('Excess (deficiency) of revenue over expenses',[tr,te],'TOTAL',[1,-1],key='net_income')
e1=s.rows[e]['values']
op=[61208,902377,148650];pr=sum(op)-e1[4]
bg=l(s,'Fund balances, beginning of year',*op,pr); tf=l(s,'Interfund transfers',-25000,25000,0,0,n='8')
s.t('Fund balances, end of year',[e,bg,tf],'TOTAL')
ss=getSampleStyleSheet();t1=ParagraphStyle('a',fontName='Helvetica-Bold',fontSize=13,alignment=1,leading=16);t2=ParagraphStyle('b',fontName='Helvetica',fontSize=10,alignment=1,spaceAfter=8)
n='riverbend_community_centre.pdf'
def ft(c,d): c.setFont('Helvetica',7.5);c.drawString(50,24,'Prepared from audited records - Draft for AGM package');c.drawRightString(740,24,'Riverbend C.C.A. / '+str(d.page))
def tab(st,hdr,note,w,g):
    D=[hdr];sty=[('FONT',(0,0),(-1,-1),'Helvetica',9),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('ALIGN',(2 if note else 1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    for r in st.rows:
        k=len(D);H=r['rowType']
        D.append([('    ' if H=='LINE' and not g else '')+r['label']]+([r['x'].get('n','')] if note else [])+[fm(v,cur='$' if H=='TOTAL' else '',dash='–') for v in r['values']])
        if H!='LINE': sty.append(('FONT',(0,k),(-1,k),'Helvetica-Bold',9))
        if g and H=='HEADING': sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.lightgrey)]
        if not g and H in('TOTAL','SUBTOTAL'): sty+=[('LINEABOVE',(2 if note else 1,k),(-1,k),.6,colors.black),('BOTTOMPADDING',(0,k),(-1,k),7)]
    if g: sty.append(('GRID',(0,0),(-1,-1),.4,colors.grey))
    else: sty.append(('LINEBELOW',(0,0),(-1,0),1,colors.black)); sty.append(('LINEBELOW',(2,len(D)-1),(-1,len(D)-1),1.5,colors.black))
    return Table(D,colWidths=w,style=TableStyle(sty))
SimpleDocTemplate(B+'documents/'+n,pagesize=landscape(letter),topMargin=40,bottomMargin=40).build([
 Paragraph(P,t1),Paragraph('Statement of Operations by Fund',t1),Paragraph('Year ended June 30, 2025 (with comparative totals for 2024)',t2),tab(s,['','Note','General\nFund','Capital\nFund','Endowment\nFund','2025\nTotal','2024\nTotal'],True,[255,36,78,78,78,78,78],False),PageBreak(),
 Paragraph(P,t1),Paragraph('Schedule of Expenses - General Fund',t1),Paragraph('Year ended June 30, 2025',t2),tab(q,['','2025 Budget\n(unaudited)','2025\nActual','Variance','2024\nActual'],False,[240,95,95,95,95],True)],onFirstPage=ft,onLaterPages=ft)
save(n,[s,q],'OTHER','OPERATING_STATEMENT','operations by fund and schedule of expenses on a page each, grid and ruled')
