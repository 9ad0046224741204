# Canadian T776 working paper in a ruled Word-like table
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
cols=['2025 total','Personal portion','2025 rental portion','2024 rental portion']
s=St('Statement of Real Estate Rentals – T776 working paper','77 Wexcombe Avenue, Hamilton ON','2025-01-01','2025-12-31',cols)
s.h('Income')
a=[s.l('Gross rents',[41880,None,41880,40320],1,'8141'),s.l('Other related income (laundry, parking)',[1265,None,1265,1140],1,'8230')]
I=s.t('Total gross rental income',a,0,'TOTAL','total_income',code='8299',skip=(1,))
s.h('Expenses')
def X(code,label,t,share,py): 
    p=round(t*share,2); return s.l(label,[t,p if share else None,t-p,py],1,code)
e=[X('8521','Advertising',146.9,0,88.5),X('8690','Insurance',2914,1/3,1838.67),X('8710','Interest and bank charges',14236.44,1/3,9902.18),X('8810','Office expenses',212.35,0,190.6),X('8860','Professional fees (incl. legal and accounting)',850,0,790),X('8871','Management and administration fees',2094,0,2016),X('8960','Repairs and maintenance',5388.17,.25,2761.4),X('9180','Property taxes',6417.3,1/3,4121.9),X('9200','Travel',0,0,0),X('9220','Utilities',4872.66,1/3,3166.05),X('9281','Motor vehicle expenses (not including CCA)',388.2,0,402.75),X('9270','Other expenses',318.64,0,276.11)]
E=s.t('Total expenses',e,0,'TOTAL','total_operating_expenses')
N=s.t('Net income (loss) before adjustments',[I,~E],0,'SUBTOTAL',code='9369',skip=(0,1))
cca=s.l('Capital cost allowance – Class 8',[None,None,640,800],1,'9936')
s.t('Net rental income (loss)',[N,~cca],0,'TOTAL','net_income',code='9946',skip=(0,1))
f='t776_wexcombe.pdf';ss=getSampleStyleSheet();n=ParagraphStyle('n',parent=ss['Normal'],fontName='Times-Roman',fontSize=10,leading=12);b=ParagraphStyle('b',parent=n,fontName='Times-Bold')
r_=ParagraphStyle('r',parent=n,alignment=2);rb=ParagraphStyle('rb',parent=b,alignment=2)
data=[[Paragraph('Line',b),Paragraph('Item',b)]+[Paragraph(t,rb) for t in ['2025<br/>total','Personal<br/>portion','2025 rental<br/>portion','2024 rental<br/>portion']]]
st=[('GRID',(0,0),(-1,-1),.6,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#d9d9d9')),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),3.5)]
for w in s.rows:
    bold=w['rowType']!='LINE';k=len(data)
    data.append([Paragraph(w['accountCode'] or '',n),Paragraph(w['label'],b if bold else n)]+[Paragraph(par(v),rb if bold else r_) for v in w['values']])
    if w['rowType']=='HEADING': st+=[('SPAN',(0,k),(-1,k))];data[k]=[Paragraph(w['label'],b)]+['']*5
d=SimpleDocTemplate(B+'documents/'+f,pagesize=letter,leftMargin=50,rightMargin=50,topMargin=50)
t=Table(data,colWidths=[38,200,70,64,72,72],repeatRows=1);t.setStyle(TableStyle(st))
d.build([Paragraph('<b>Statement of Real Estate Rentals – T776 working paper</b>',ParagraphStyle('h',parent=n,fontSize=14,leading=18)),Spacer(1,6),Paragraph('Owner: P. Annandale-Roy (100 % interest) &nbsp;&nbsp;&nbsp; Fiscal period: 2025-01-01 to 2025-12-31',n),Paragraph('Address of property: 77 Wexcombe Avenue, Hamilton ON &nbsp;&nbsp; Duplex; owner lives in the lower suite (1/3 of floor area)',n),Paragraph('All amounts in Canadian dollars. Prepared from bank records, cash method.',n),Spacer(1,10),t,Spacer(1,10),Paragraph('Personal portion is 1/3 of shared costs; 1/4 of repairs, by invoice. No CCA claimed on the building (Class 1).',n),Paragraph('Prepared by Steeltown Bookkeeping – draft for the accountant, 9 March 2026',n)])
save(f,[s],'MULTIFAMILY','OPERATING_STATEMENT','Canadian T776 worksheet in a ruled Word table, line codes, personal portion, prior year',True)
