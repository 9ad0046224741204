# Sage Intacct-like statement of cash flows (indirect), month / YTD / prior YTD, student housing, platypus grid, $ on first and totals
import random; from common import *
from reportlab.platypus import *; from reportlab.lib.pagesizes import A4, letter; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
NAME='SCF_Collegiate_Quarter_Oct-2025.pdf'
s=St(['q','y','p'],100)
def L(l,q,y,p,lvl=2): return s.l(l,[round(q*100),round(y*100),round(p*100)],None,lvl)
s.h('Cash flows from operating activities')
n=L('Net income (loss)',-48217.36,-211940.88,104655.12,1)
s.h('Adjustments to reconcile net income (loss) to net cash',lvl=1)
ad=[L('Depreciation and amortization',91344.00,913440.00,884120.50),L('Amortization of debt issuance costs',3120.75,31207.50,31207.50),L('Loss on disposal of furniture',0,8415.20,0)]
A=s.t('Total adjustments',ad,lvl=1)
s.h('Changes in operating assets and liabilities',lvl=1)
ch=[L('Resident receivables',18411.07,-62118.44,-20977.31),L('Due from affiliates',-1500,4250.00,-11300.45),L('Prepaid expenses',14208.33,-38977.12,-41206.90),L('Accounts payable',-22650.18,17733.61,-9884.06),L('Accrued property taxes',24116.67,-48233.33,-47100.00),L('Accrued payroll',3077.41,1911.20,2645.83),L('Prepaid rent',-31945.20,88102.65,79411.18),L('Resident deposits',-1200.00,21450.00,17875.00)]
B=s.t('Total changes in operating assets and liabilities',ch,lvl=1)
O=s.t('Net cash provided by (used in) operating activities',[n,A,B],rt='TOTAL')
s.h('Cash flows from investing activities')
iv=[L('Building improvements',-12400.00,-184233.75,-96120.00,1),L('Furniture, fixtures and equipment',-8265.19,-227418.06,-131877.42,1),L('Replacement reserve, net',-7333.33,61244.10,-73333.30,1)]
I=s.t('Net cash used in investing activities',iv,rt='TOTAL')
s.h('Cash flows from financing activities')
fi=[L('Principal payments on mortgage',-27610.58,-269140.27,-256802.19,1),L('Member contributions',0,150000.00,0,1),L('Member distributions',0,0,-325000.00,1),L('Line of credit draws (repayments)',25000.00,75000.00,0,1)]
F=s.t('Net cash provided by (used in) financing activities',fi,rt='TOTAL')
C=s.t('Net increase (decrease) in cash',[O,I,F],rt='TOTAL',key='net_cash_flow')
end=51277341; v=s.rows[C]['v']
bg=s.l('Cash and restricted cash, beginning of period',[end-v['q'],end-v['y'],39044120],None,0)
s.t('Cash and restricted cash, end of period',[C,bg],rt='TOTAL')
cols=[('q','Month Ending 10/31/2025'),('y','Year To Date 10/31/2025'),('p','Year To Date 10/31/2024')]
D=SimpleDocTemplate(doc(NAME),pagesize=A4,leftMargin=50,rightMargin=50,topMargin=44,bottomMargin=40)
def f(x,d): 
    t='—' if x==0 else f"{abs(x)/100:,.2f}"; t=('$ ' if d and x else '')+t; return f"({t})" if x<0 else t
rows=[['','Month Ending','Year To Date','Year To Date'],['','10/31/2025','10/31/2025','10/31/2024']]; st=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(1,0),(-1,1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(1,1),(-1,1),.8,colors.HexColor('#00783c')),('TOPPADDING',(0,0),(-1,1),0)]
for r in s.rows:
    i=len(rows); rows.append(['    '*r['lvl']+r['label']]+(['']*3 if not r['v'] else [f(r['v'][k],r['rt']=='TOTAL' or r['label'].startswith('Net income')) for k in 'qyp']))
    if r['rt']=='HEADING': st.append(('FONT',(0,i),(0,i),'Helvetica-Bold' if r['lvl']==0 else 'Helvetica-Oblique',8.5))
    if r['rt']!='LINE' and r['v']: st+= [('LINEABOVE',(1,i),(-1,i),.5,colors.black)]
    if r['rt']=='TOTAL': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('BOTTOMPADDING',(0,i),(-1,i),7)]
st.append(('LINEBELOW',(1,len(rows)-1),(-1,len(rows)-1),1.2,colors.black))
t=Table(rows,colWidths=[262,78,78,78]); t.setStyle(TableStyle(st))
P=lambda x,z,b=0:Paragraph(x,ParagraphStyle('a',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=z,leading=z+3,alignment=1))
D.build([P('CQ Housing Partners II, LLC',9),P('Collegiate Quarter',13,1),P('Statement of Cash Flows',11,1),P('For the month ending October 31, 2025 &nbsp; | &nbsp; Location: 412--Collegiate Quarter',8),Spacer(1,8),t,Spacer(1,10),P('Created on: 11/12/2025, 4:06 PM Eastern Time',6.5)])
save(NAME,[s.truth('Statement of Cash Flows'+('' if 'cash flow' in 'statement of cash flows' else ' (cash flow statement)'),'Collegiate Quarter','2025-10-01','2025-10-31',cols,dash=True)],'STUDENT_HOUSING','CASH_FLOW_STATEMENT','Sage Intacct-like indirect cash flow, three columns',['dashes for zero','beginning and ending cash','$ on some rows'])
