# AppFolio-like Cash Flow, multifamily small
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
R=random.Random(3705)
s=S('Cash Flow','Birchmont Flats - 1450 Birchmont Ave Dayton, OH 45410','2025-01-01','2025-10-31',['Selected Month','Year to Month End'])
def m(x,j=.2,k=10): return [round(x*R.uniform(1-j,1+j),2),round(k*x*R.uniform(1-j/3,1+j/3),2)]
s.head('Operating Income & Expense')
a=s.sec('Income',[(None,'Rent Income',m(32450,.03)),(None,'Section 8 Rent',m(4120,.02)),(None,'Prepaid Rent',[-875,310]),(None,'Laundry Income',m(285)),(None,'Pet Fee',m(175)),(None,'NSF Fees Collected',[0,105]),(None,'Late Fee',m(390)),(None,'RUBS Income',m(1340))],'Total Operating Income',1,key='total_income')
s.head('Expense',ind=1); X=[]
X.append(s.sec('Cleaning and Maintenance',[(None,'General Maintenance Labor',m(1480)),(None,'Painting',[0,3890]),(None,'Plumbing',m(360,.6)),(None,'Landscaping',m(450)),(None,'Snow Removal',[0,2175])],'Total Cleaning and Maintenance',2,True))
for l,b in [('Insurance',m(1215,0)),('Legal and Other Professional Fees',[225,1460]),('Management Fees',m(2270,.03)),('Advertising',m(90)),('Property Tax',[0,31284.66])]: X.append(s.line(l,b,None,2,True))
X.append(s.sec('Utilities',[(None,'Electricity',m(410)),(None,'Gas',m(365)),(None,'Water and Sewer',m(1880)),(None,'Garbage and Recycling',m(545))],'Total Utilities',2,True))
X.append(s.line('Supplies',m(80,.5),None,2,True))
e=s.tot('Total Operating Expense',X,ind=1,exp=True,key='total_operating_expenses')
n=s.tot('NOI - Net Operating Income',[a,(e,-1)],ind=1,type='TOTAL',key='noi')
s.head('Other Income & Expense')
oi=s.sec('Other Income',[(None,'Interest on Bank Accounts',[4.18,39.72])],'Total Other Income',1)
oe=s.sec('Other Expense',[(None,'Mortgage Interest',[6832.4,69015.83]),(None,'Appliances - Capital',[1149,4387.5])],'Total Other Expense',1,True)
no=s.tot('Net Other Income',[oi,(oe,-1)],ind=1)
s.tot('Total Income',[a,oi]); s.tot('Total Expense',[e,oe],exp=True)
ni=s.tot('Net Income',[n,no],type='TOTAL',key='net_income')
ad=s.sec('Adjustments',[(None,'Security Deposit Liability',[650,-1225]),(None,'Mortgage Principal',[-2417.6,-23484.17]),(None,'Owner Contribution',[0,10000]),(None,'Owner Distribution',[-14000,-158500])],'Total Adjustments',0)
cf=s.tot('Cash Flow',[ni,ad],type='TOTAL',key='net_cash_flow')
v=s.rows[cf]['values']; end=round(41208.77+0,2)
bg=s.line('Beginning Cash',[end-v[0],end-v[1]],None,0); bc=s.tot('Beginning Cash + Cash Flow',[cf,bg]); s.rows[s.line('Actual Ending Cash',[end,end],None,0)]['type']='TOTAL'
fn='birchmont_cash_flow_oct25.pdf'; doc=SimpleDocTemplate(f'{D}/documents/{fn}',pagesize=letter,leftMargin=40,rightMargin=40,topMargin=44,bottomMargin=44,invariant=1)
def ft(cv,d): cv.setFont('Helvetica',7); cv.setFillGray(.4); cv.drawString(40,24,'Created on 11/07/2025'); cv.drawRightString(572,24,f'Page {d.page}')
el=[Paragraph('Cash Flow',PS('a',fontName='Helvetica-Bold',fontSize=17,leading=22)),Paragraph('Three Rivers Residential LLC',PS('b',fontName='Helvetica-Bold',fontSize=9,leading=12))]+[Paragraph(t,PS('c',fontName='Helvetica',fontSize=8,leading=11)) for t in ('<b>Properties:</b> Birchmont Flats - 1450 Birchmont Ave Dayton, OH 45410','<b>Date Range:</b> 10/01/2025 to 10/31/2025 (Last Month)','<b>Accounting Basis:</b> Cash','<b>Include Zero Balance GL Accounts:</b> No')]+[Spacer(1,8)]
data=[['Account Name','Selected Month','% of Selected\nMonth','Year to Month End','% of Year to\nMonth End']]
st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,0),colors.Color(.9,.9,.9)),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LINEBELOW',(0,0),(-1,-1),.25,colors.Color(.85,.85,.85))]
tv=s.rows[a]['values']; adj=False
for i,r in enumerate(s.rows,1):
    if r['label']=='Adjustments': adj=True
    x=r['values']; row=[' '*0+r['label']]
    st.append(('LEFTPADDING',(0,i),(0,i),5+11*r['ind']))
    if x: row+=[c(x[0],neg='-'),'' if adj else f'{x[0]/tv[0]*100:.2f}',c(x[1],neg='-'),'' if adj else f'{x[1]/tv[1]*100:.2f}']
    else: row+=['']*4
    data.append(row)
    if r['type']!='LINE': st.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',8))
el.append(Table(data,colWidths=[230,80,65,88,68],repeatRows=1,style=st)); doc.build(el,onFirstPage=ft,onLaterPages=ft)
save(fn,[s],'MULTIFAMILY','CASH_FLOW_STATEMENT','AppFolio-like cash flow with percent columns and adjustments','no')
