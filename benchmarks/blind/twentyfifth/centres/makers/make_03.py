# Australian trust: statement of cash flows, consolidated and parent
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
r=random.Random(3903)
s=St('Statements of Cash Flows','Wattlebank Industrial Property Trust','2024-07-01','2025-06-30',["Consolidated 30 June 2025 $'000","Consolidated 30 June 2024 $'000","Parent 30 June 2025 $'000","Parent 30 June 2024 $'000"])
def L(l,b,p,n=None,**k): s.L(l,[jit(r,b),jit(r,b*.93),jit(r,p) if p else 0,jit(r,p*.9) if p else 0],note=n,**k)
s.H('Cash flows from operating activities')
L('Receipts from tenants (inclusive of GST)',84210,31870);L('Payments to suppliers (inclusive of GST)',-22840,-9130);L('Payments to Responsible Entity',-6120,-6120);L('Interest received',642,1980);L('Finance costs paid',-14955,-11207);L('Income tax paid by subsidiary',-318,0)
s.T('o','Net cash inflow from operating activities',note='19(a)')
s.H('Cash flows from investing activities')
L('Payments for acquisition of investment properties',-61400,-18300,'10');L('Payments for capital expenditure and leasing costs',-9870,-3310);L('Proceeds from sale of investment property',27500,0,'10');L('Loans to controlled entities',0,-14600);L('Distributions received from controlled entities',0,26750)
s.T('i','Net cash outflow from investing activities')
s.H('Cash flows from financing activities')
L('Proceeds from issue of units',24000,24000,'16') ;L('Unit issue costs',-610,-610);L('Proceeds from borrowings',58000,41000,'15');L('Repayment of borrowings',-36500,-26500,'15');L('Principal elements of ground lease payments',-885,0);L('Distributions paid to unitholders',-36770,-36770,'6')
s.T('f','Net cash inflow/(outflow) from financing activities')
s.T('n','Net increase/(decrease) in cash and cash equivalents','o i f',typ='TOTAL',kt='net_cash_flow')
n=s.row('n')['base']; op24=9412; op24p=13127
s.L('Cash and cash equivalents at the beginning of the year',[op24+n[1],op24,op24p+n[3],op24p],key='b')
s.T('e','Cash and cash equivalents at the end of the year','n b',typ='TOTAL',note='7')
N=lambda v:'-' if v is None else f'{v:,}' if v>0 else f'({-v:,})'
ps=PS('x',fontName='Helvetica',fontSize=8.5,leading=10.5); pb=PS('y',parent=ps,fontName='Helvetica-Bold')
d=[['','','Consolidated','','Parent',''],['','','30 June\n2025','30 June\n2024','30 June\n2025','30 June\n2024'],['','Notes',"$'000","$'000","$'000","$'000"]]
st=[('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('FONTNAME',(0,0),(-1,2),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),8.5),('ALIGN',(2,1),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,2),(-1,2),1,colors.HexColor('#00594c')),('BACKGROUND',(2,3),(2,-1),colors.HexColor('#e6f0ee')),('BACKGROUND',(4,3),(4,-1),colors.HexColor('#e6f0ee')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
for q in s.rows:
    B=q['typ']!='LINE'; i=len(d)
    d.append([Paragraph(q['label'],pb if B else ps),q['x'].get('note') or '']+(['']*4 if q['typ']=='HEADING' else [N(v) for v in q['vals']]))
    if q['typ'] in('SUBTOTAL','TOTAL'): st+=[('LINEABOVE',(2,i),(-1,i),.5,colors.black),('FONTNAME',(2,i),(-1,i),'Helvetica-Bold')]
    if q['typ']=='HEADING': st.append(('TOPPADDING',(0,i),(-1,i),8))
    if q['typ']=='TOTAL': st.append(('LINEBELOW',(0,i),(-1,i),1,colors.HexColor('#00594c')))
def deco(c,doc):
    c.setFont('Helvetica',7.5); c.setFillColor(colors.HexColor('#00594c')); c.drawString(56,40,'Wattlebank Industrial Property Trust  |  Annual Financial Report 30 June 2025'); c.drawRightString(540,40,'24'); c.rect(0,820,596,22,fill=1,stroke=0)
D=SimpleDocTemplate(HERE+'/documents/r03_trust_cash_flows.pdf',pagesize=A4,topMargin=60,leftMargin=50,rightMargin=50)
D.build([Paragraph('Wattlebank Industrial Property Trust',PS('a',fontName='Helvetica',fontSize=10,leading=14)),Paragraph('Statements of Cash Flows',PS('b',fontName='Helvetica-Bold',fontSize=16,leading=20)),Paragraph('For the year ended 30 June 2025',ps),Spacer(1,10),Table(d,colWidths=[232,40,56,56,56,56],style=st),Spacer(1,10),Paragraph('The above Statements of Cash Flows should be read in conjunction with the accompanying notes.',PS('c',fontName='Helvetica-Oblique',fontSize=8))],onFirstPage=deco)
save('r03_trust_cash_flows.pdf',[s],'INDUSTRIAL','CASH_FLOW_STATEMENT','Australian annual report, consolidated and parent, note column',False)
