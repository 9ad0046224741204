from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
F='Maple_Hollow_Housing_Cooperative_FS_2025.pdf'; N='Maple Hollow Housing Co-operative Inc.'
s=St('Statement of Operations and Changes in Operating Surplus',N,'2024-07-01','2025-06-30',['2025 Budget (unaudited)','2025 Actual','2024 Actual'],page=1)
s.h('Revenue'); a=[s.l(x,v) for x,v in [('Member housing charges',[842400,838917,814266]),('Government assistance - rent supplement',[118000,121344,116902]),('Housing charge vacancy loss',[-8000,-6215,-11480]),('Parking',[21600,21385,20940]),('Laundry',[14500,15062,14311]),('Investment income',[9000,12874,10236]),('Sector support and sundry',[1800,2240,1655])]]
ti=s.t('Total revenue',a,key='total_income')
s.h('Expenses')
X=[('Amortization of buildings',[96000,96000,96000],None),('Mortgage interest',[148300,148271,157604],'6'),('Property taxes',[132500,131868,127940],None),('Heat, hydro and water',[126000,134517,121783],None),('Maintenance and repairs (Schedule 1)',[118500,127940,112365],None),('Salaries and benefits',[134000,132655,128490],None),('Management and bookkeeping fees',[36600,36600,35520],None),('Insurance',[41000,42384,37916],None),('Administration',[19500,18206,19871],None),('Professional fees',[11500,12430,11187],None),('Member education and CHF dues',[8400,7935,8102],None),('Snow removal and landscaping',[24000,26780,21465],None),('Bad debts (recovery)',[2000,-418,3766],None)]
a=[s.l(x,v,note=n) for x,v,n in X]; te=s.t('Total expenses',a,key='total_operating_expenses')
ex=s.t('Excess of revenue over expenses before allocations',[ti,te],[1,-1],'SUBTOTAL',key='net_income')
al=s.l('Appropriation to capital replacement reserve',[-84000,-84000,-80000],note='8'); al2=s.l('Appropriation to security of tenure fund',[-3000,-3000,-3000],note='9')
ne=s.t('Net operating surplus for the year',[ex,al,al2],kind='SUBTOTAL')
v=s.R[ne]['values']; print(v,s.R[ex]['values'])
op=s.l('Operating surplus, beginning of year',[None,118452,118452-v[2]+0][:2]and[None,118452,r2(118452-v[2])])
e=s._a('Operating surplus, end of year','TOTAL',[None,118452+v[1],118452],None,[ne,op]); s.meta[e]['sg']=[1,1]
c=St('Statement of Cash Flows',N,'2024-07-01','2025-06-30',['2025','2024'],page=2)
exv=[s.R[ex]['values'][k] for k in(1,2)]
c.h('Operating activities'); x0=c.l('Excess of revenue over expenses',exv); x1=c.l('Add item not affecting cash: amortization',[96000,96000])
c.h('Changes in non-cash working capital'); y=[c.l(n,v) for n,v in [('Housing charges receivable',[-2184,1437]),('Prepaid expenses',[-3610,-1122]),('Accounts payable and accrued liabilities',[14926,-8853]),('Member deposits',[1250,-600])]]
k1=c.t('Cash from operating activities',[x0,x1]+y)
c.h('Investing activities'); y=[c.l('Purchase of investments - replacement reserve',[-60000,-75000]),c.l('Capital expenditures charged to reserve',[-47318,-22946])]; k2=c.t('Cash used in investing activities',y)
c.h('Financing activities'); y=[c.l('Mortgage principal repayments',[-121406,-112073])]; k3=c.t('Cash used in financing activities',y)
n=c.t('Increase (decrease) in cash during the year',[k1,k2,k3],kind='TOTAL',key='net_cash_flow')
nv=c.R[n]['values']; o24=96930; o=c.l('Cash, beginning of year',[o24+nv[1],o24]); c.t('Cash, end of year',[n,o],kind='TOTAL'); print(nv,c.R[-1]['values'])
for r,m in zip(s.R,s.meta):
    if m.get('note'): r['label']+=f" (note {m['note']})"; m['note']=None
d=SimpleDocTemplate(f'{B}/documents/{F}',pagesize=letter,leftMargin=60,rightMargin=60,topMargin=50,bottomMargin=40)
T=PS('t',fontName='Helvetica-Bold',fontSize=13,leading=16); U=PS('u',fontName='Helvetica',fontSize=9.5,leading=13); NB=PS('n',fontName='Helvetica-Oblique',fontSize=8,leading=10)
def tbl(st,hdr,cw,nc):
    rows=list(hdr); sty=[('FONT',(0,0),(-1,-1),'Helvetica',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('FONT',(0,0),(-1,len(hdr)-1),'Helvetica-Bold',9)]
    first={}
    for r,m in zip(st.R,st.meta):
        i=len(rows); big=r['rowType']!='LINE'; fst=not big and (i==len(hdr)+1)
        lab=r['label']+(f" (note {m['note']})" if m.get('note') else '')
        rows.append([('   ' if not big else '')+lab]+[('' if r['rowType']=='HEADING' else '') if x is None else ('$ ' if r['rowType']=='TOTAL' or fst else '')+br(x) for x in r['values']])
        if big: sty.append(('FONT',(0,i),(-1,i),'Helvetica-Bold',9)); sty.append(('TOPPADDING',(0,i),(-1,i),6))
        if r['rowType'] in('SUBTOTAL','TOTAL'):
            for q in range(1,nc+1): 
                if r['values'][q-1] is None: continue
                sty.append(('LINEABOVE',(q,i),(q,i),.5,colors.black)); 
                if r['rowType']=='TOTAL': sty.append(('LINEBELOW',(q,i),(q,i),.5,colors.black,0,None,None,2,1.2))
    t=Table(rows,colWidths=cw); t.setStyle(TableStyle(sty)); return t
fl=[Paragraph(N,T),Paragraph('(Incorporated without share capital under the Co-operative Corporations Act, Ontario)',NB),Spacer(1,4),Paragraph('<b>Statement of Operations and Changes in Operating Surplus</b>',U),Paragraph('Year ended June 30, 2025, with comparative figures for 2024',U),HRFlowable(width='100%',color=colors.HexColor('#2E6B4F'),thickness=1.5,spaceBefore=4,spaceAfter=6),
tbl(s,[['','2025','2025','2024'],['','Budget','Actual','Actual'],['','(unaudited)','','']],[276,72,72,72],3),Spacer(1,8),Paragraph('See accompanying notes to financial statements.',NB),PageBreak(),
Paragraph(N,T),Spacer(1,4),Paragraph('<b>Statement of Cash Flows</b>',U),Paragraph('Year ended June 30, 2025, with comparative figures for 2024',U),HRFlowable(width='100%',color=colors.HexColor('#2E6B4F'),thickness=1.5,spaceBefore=4,spaceAfter=6),tbl(c,[['','2025','2024']],[320,86,86],2),Spacer(1,8),Paragraph('See accompanying notes to financial statements.',NB)]
d.build(fl)
save(F,[s,c],'COOPERATIVE','OPERATING_STATEMENT','co-op auditor (Ontario)','audited statement of operations with budget + statement of cash flows, dollar signs on first/last rows',False)
