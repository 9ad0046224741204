# Shopping centre CAM / tax / insurance / percentage rent reconciliation drawn up as a statement of income and expense (PDF). PLANTED.
from st import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *; from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle; from reportlab.lib import colors
P='Tamarack Crossing Shopping Center'
def der(v,k): v[2]=(v[1]-v[0]) if k=='inc' else (v[0]-v[1]); return v
s=St('Common Area Reconciliation - Statement of Income and Expense',P,'2024-01-01','2024-12-31',['2024 Budget','2024 Actual','Favorable (Unfavorable)','2023 Actual'],derive=der)
def l(n,b,a,p,k='inc'): return s.l(n,[b,a,0,p],kind=k)
s.h('Recovery Income')
g=[l('CAM Estimates Billed - Anchor (Hartwell Foods)',96000,96000,92400),l('CAM Estimates Billed - Inline Shops',182400,176815.5,171230.25),l('CAM Estimates Billed - Outparcels',27600,27600,26400),l('Real Estate Tax Recovery',214000,209388.4,201744.12),l('Insurance Recovery',41500,41500,36980)]
a=s.t('Total Recovery Income',g)
s.h('Percentage Rent (1)')
g=[l('Brightline Fitness - 5% over $2,400,000',9000,12764.35,7318.9),l('Noodle & Vine - 6% over $1,150,000',6000,4187.58,5902.44),l('Hartwell Foods - 1% over $31,000,000',0,0,0)]
b=s.t('Total Percentage Rent',g)
ti=s.t('Total Income',[a,b],typ='TOTAL',key='total_income')
E=[]
def sec(h,ls,t): s.h(h); E.append(s.t(t,[l(n,x,y,z,'exp') for n,x,y,z in ls],kind='exp'))
sec('Parking Lot and Grounds',[('Landscaping contract',38400,38400,36900),('Lot sweeping',27600,28275,26880),('Snow plowing and salting',45000,61318.75,38942.5),('Asphalt patching and striping',18500,16940,21415),('Lot lighting - repairs',7200,8866.42,6390.17)],'Total Parking Lot and Grounds')
sec('Common Utilities',[('Electric - parking lot and signs',33600,35128.66,32407.91),('Water - irrigation',9800,8411.2,9966.84),('Storm water fee',6120,6120,6120)],'Total Common Utilities')
sec('Building Common Area',[('Roof repairs',12000,9785,14360),('Fire sprinkler monitoring and inspection',8400,8645.5,8215),('Trash compactor and hauling',31200,32960.48,30544.6),('Pest control',3600,3600,3480),('Security patrol',42000,42735,40250),('Holiday decor',5500,5212.9,5618.33)],'Total Building Common Area')
cam=s.t('Total CAM Expense',E,kind='exp')
f=l('Administrative fee - 10% of CAM',28892,None,None,'exp') if 0 else s.l('Administrative fee - 10% of CAM',[round(s.v(cam,0)*.1,2),round(s.v(cam,1)*.1,2),0,round(s.v(cam,3)*.1,2)],kind='exp')
s.h('Taxes and Insurance')
g=[l('Real estate taxes - county and district',216000,211275.18,203318.4,'exp'),l('Tax appeal consultant',4000,3480,0,'exp'),l('Property and liability insurance',43200,45917,38640,'exp')]
tx=s.t('Total Taxes and Insurance',g,kind='exp')
te=s.t('Total Expense',[cam,f,tx],kind='exp',typ='TOTAL',key='total_operating_expenses')
s.t('Net Income (Shortfall)',[ti,(te,-1)],typ='TOTAL',key='net_income')
# planted: printed 2024 actual of 'Total Building Common Area' is 1,000.00 too high; everything above it uses the right sum
i=E[2]; was=s.rows[i]['values'][1]; s.rows[i]['values'][1]=r2(was+1000)
s.planted=dict(what=f"2024 Actual of 'Total Building Common Area' printed {was+1000:,.2f}, lines add up to {was:,.2f} (and later totals use that)",kind='total_wrong',row=i,column=1)
N='tamarack_crossing_cam_rec_2024.pdf'
ss=getSampleStyleSheet(); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=7.2,leading=9)
def pct(r):
    v=r['values']; return '' if v[0] is None else ('n/a' if not v[0] else (f'{v[2]/abs(v[0])*100:.1f}%' if v[2]>=0 else f'({abs(v[2]/v[0])*100:.1f}%)'))
D=[['','2024\nBudget','2024\nActual','Favorable\n(Unfavorable)','%\nVar.','2023\nActual']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.4),('BOTTOMPADDING',(0,0),(-1,-1),1.4),('LINEBELOW',(0,0),(-1,0),1,colors.darkgreen),('TEXTCOLOR',(0,0),(-1,0),colors.darkgreen),('TEXTCOLOR',(4,1),(4,-1),colors.grey)]
for r in s.rows:
    k=len(D); v=r['values']; t=r['rowType']
    D.append([('' if t!='LINE' else '    ')+r['label']]+[fm(v[0]),fm(v[1]),fm(v[2]),pct(r),fm(v[3])])
    if t!='LINE': st.append(('FONT',(0,k),(0,k),'Helvetica-Bold',8))
    if t=='HEADING': st+=[('TOPPADDING',(0,k),(-1,k),6),('TEXTCOLOR',(0,k),(0,k),colors.darkgreen)]
    if t=='SUBTOTAL':
        for cc in (1,2,3,5): st.append(('LINEABOVE',(cc,k),(cc,k),.4,colors.black))
    if t=='TOTAL': st+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('BOX',(0,k),(-1,k),.8,colors.darkgreen),('BACKGROUND',(0,k),(-1,k),colors.Color(.91,.96,.9))]
d=SimpleDocTemplate(DOC+'/'+N,pagesize=letter,leftMargin=42,rightMargin=42,topMargin=40,bottomMargin=40,invariant=1)
d.build([Paragraph('<b>Tamarack Crossing Shopping Center</b>',ParagraphStyle('t',fontSize=15,leading=18,textColor=colors.darkgreen)),Paragraph('Common Area Reconciliation - Statement of Income and Expense',ParagraphStyle('u',fontSize=10.5,leading=14)),Paragraph('Calendar year 2024 (January 1 through December 31, 2024), with 2023 for comparison',sm),Spacer(1,8),Table(D,colWidths=[228,62,66,72,42,62],style=TableStyle(st),repeatRows=1),Spacer(1,8),
Paragraph('(1) Percentage rent is accrued when certified sales pass the natural breakpoint. Certified 2024 sales were received from all three reporting tenants by March 15, 2025. Hartwell Foods did not pass its breakpoint.',sm),Paragraph('Tenant invoices for the shortfall, by pro rata share of 118,640 leasable square feet, are sent under separate cover. Caps on controllable CAM apply to suites 104, 110 and 118.',sm)])
save(N,[s],'RETAIL','OPERATING_STATEMENT','CAM/tax/insurance reconciliation as income statement with percentage rent, variance and percent columns, prior year last',True)
