from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
P='Corrib Retail Parks plc'
cols=['Group 2025','Group 2024','Company 2025','Company 2024']
s=St('Statement of Cash Flows',P,'2024-10-01','2025-09-30',cols,dp=0)
N=None
s.h('Cash flows from operating activities')
p=s.l('Profit for the financial year',[9842310,7655208,4110755,3920466])
s.h('Adjustments for:')
a=[s.l('Depreciation of property, plant and equipment',[214880,198412,21305,20114],n='11'),s.l('Fair value (gain)/loss on investment property',[-3120000,-1045000,-410000,225000],n='10'),s.l('Amortisation of lease incentives',[188430,176025,N,N]),s.l('Impairment loss on trade receivables',[96204,143870,12050,N],n='14'),s.l('Finance income',[-61377,-48290,-905112,-941206],n='6'),s.l('Finance costs',[4655918,4820447,1884260,1950333],n='6'),s.l('Dividends from subsidiaries',[N,N,-3250000,-3000000]),s.l('Taxation',[1121640,945318,187416,203381],n='8')]
s1=s.t('Operating cash flows before movements in working capital',[p]+a)
w=[s.l('(Increase)/decrease in trade and other receivables',[-402155,318760,-77402,41229]),s.l('Increase/(decrease) in trade and other payables',[288913,-176544,104870,-58116]),s.l('Increase in tenant deposits',[35250,21900,N,N])]
s2=s.t('Cash generated from operations',[s1]+w)
x=[s.l('Interest paid',[-4588204,-4790118,-1860447,-1941880]),s.l('Income taxes paid',[-1004722,-988305,-190238,-176540])]
o=s.t('Net cash from operating activities',[s2]+x,typ='TOTAL')
s.h('Cash flows from investing activities')
a=[s.l('Additions to investment property',[-2764318,-5120775,-318200,-96450],n='10'),s.l('Purchase of plant and equipment',[-165040,-122389,-18470,-11205],n='11'),s.l('Proceeds on disposal of investment property',[1850000,N,N,N]),s.l('Interest received',[61377,48290,880412,930115]),s.l('Dividends received',[N,N,3250000,3000000])]
i=s.t('Net cash (used in)/from investing activities',a,typ='TOTAL')
s.h('Cash flows from financing activities')
a=[s.l('Proceeds from bank borrowings',[3500000,6250000,N,1500000],n='17'),s.l('Repayment of bank borrowings',[-4125000,-3600000,-1200000,-1200000],n='17'),s.l('Payment of lease liabilities',[-142600,-138900,-34800,-34100],n='18'),s.l('Dividends paid to equity holders',[-2400000,-2100000,-2400000,-2100000],n='9')]
f=s.t('Net cash used in financing activities',a,typ='TOTAL')
n=s.t('Net increase in cash and cash equivalents',[o,i,f],typ='TOTAL',key='net_cash_flow')
v=s.rows[n]['values']; print(v)
if min(v)<0: s.rows[n]['label']='Net increase/(decrease) in cash and cash equivalents'
b24=[3318402,1204771]; op=[b24[0]+v[1],b24[0],b24[1]+v[3],b24[1]]
q=s.l('Cash and cash equivalents at beginning of year',op)
s.t('Cash and cash equivalents at end of year',[q,n],typ='TOTAL',n='15'); print(s.rows[-1]['values'])
S=lambda **k:ParagraphStyle('x',fontName=k.get('f','Times-Roman'),fontSize=k.get('z',10),leading=k.get('z',10)*1.2,alignment=k.get('a',0))
fl=[Paragraph('<b>CORRIB RETAIL PARKS PLC</b>',S(z=12,a=1)),Paragraph('<b>Statement of Cash Flows</b>',S(z=12,a=1)),Paragraph('for the financial year ended 30 September 2025',S(a=1)),Spacer(1,10)]
s.m['propertyName']='Corrib Retail Parks plc'
data=[['','Notes','Group','','Company',''],['','','2025','2024','2025','2024'],['','','€','€','€','€']]
st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,2),'Times-Bold',9),('ALIGN',(1,0),(1,-1),'CENTER'),('ALIGN',(2,0),(-1,-1),'RIGHT'),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('ALIGN',(2,0),(5,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('LINEBELOW',(2,2),(-1,2),.6,colors.black)]
for row,x in zip(s.rows,s.x):
    k=len(data); t=row['rowType']
    data.append([Paragraph(('<b>%s</b>' if t in('HEADING','TOTAL') else '%s')%row['label'],S(z=9)),x.get('n','')]+(['']*4 if t=='HEADING' else [par(z) if z is not None else '-' for z in row['values']]))
    if t in('SUBTOTAL','TOTAL'): st+=[('LINEABOVE',(2,k),(-1,k),.5,colors.black),('BOTTOMPADDING',(0,k),(-1,k),7)]
    if t=='TOTAL': st+=[('FONT',(2,k),(-1,k),'Times-Bold',9)]
st+=[('LINEBELOW',(2,len(data)-1),(-1,len(data)-1),1.4,colors.black)]
fl+=[Table(data,colWidths=[205,36,68,68,68,68],style=st,repeatRows=3),Spacer(1,10),Paragraph('The notes on pages 21 to 46 form part of these financial statements.',S(z=9))]
SimpleDocTemplate(D('Corrib_Cash_Flow_2025.pdf'),pagesize=A4,topMargin=40,bottomMargin=36,leftMargin=40,rightMargin=40,invariant=1).build(fl,onFirstPage=lambda c,d:(c.setFont('Times-Roman',8),c.drawCentredString(297,22,'20')))
save('Corrib_Cash_Flow_2025.pdf',[s],'RETAIL','CASH_FLOW_STATEMENT','Irish plc indirect cash flow, Word-like, Group/Company columns, notes',False)
