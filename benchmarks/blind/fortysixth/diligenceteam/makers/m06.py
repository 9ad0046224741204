# QoE table, senior living, PDF landscape; planted digit_changed
from h import *; from reportlab.platypus import *; from reportlab.lib.pagesizes import letter,landscape; from reportlab.lib import colors; from reportlab.lib.styles import ParagraphStyle
rng=random.Random(606)
spec='''
+|Revenue
.|Independent living rent|2318400
.|Assisted living rent|4786200
.|Memory care rent|2642750
.|Level-of-care fees|1391600
.|Community fees|214500
.|Second-person fees|98300
.|Respite stays|73900
.|Guest meals and ancillary|41280
.|Concessions and discounts|-186900
.|Bad debt|-52400
.|Grant income|312000
-|Total revenue|total_income|TOTAL
+|Operating expenses^
.|Salaries and wages - nursing and care|2871300
.|Salaries and wages - dietary|742100
.|Salaries and wages - housekeeping and plant|468700
.|Salaries and wages - administration|811900
.|Agency labor|286400
.|Payroll taxes and benefits|873600
.|Raw food|489200
.|Utilities|372800
.|Repairs and maintenance|261900
.|Marketing and referral fees|318700
.|Resident activities|64300
.|Professional fees|227500
.|Insurance|338900
.|Real estate taxes|296400
.|General and administrative|243600
-|Total operating expenses|total_operating_expenses|TOTAL
=|EBITDARM|ebm|total_income-total_operating_expenses
.|Management fee|581900|||mf
=|Net operating income (EBITDAR)|noi|ebm-mf
'''.replace('|581900|||mf','|581900|v|mf')
adj={'Grant income':(0,-312000,0,0,0),'Community fees':(0,0,18500,0,0),'Salaries and wages - administration':(-195000,0,0,0,0),'Agency labor':(0,0,0,0,0),
'Professional fees':(0,0,0,-142300,0),'Insurance':(0,0,27400,0,0),'Real estate taxes':(0,0,-38650,0,0),'Bad debt':(0,0,-11900,0,0),'Repairs and maintenance':(0,0,0,-61800,0),'Management fee':(0,0,0,0,-38450),'General and administrative':(-21750,0,0,-9400,0)}
labs=[l.split('|')[1] for l in spec.strip().split('\n') if l.strip().startswith('.')]; it=iter(labs)
def gen(a,md):
    l=next(it); b=a+(0 if l=='Grant income' else rng.randrange(-480,490)); return [b]+list(adj.get(l,(0,)*5))
cols=['FY2024 As Reported','(A) Owner comp.','(B) Non-recurring grant','(C) Out-of-period','(D) One-time costs','(E) Mgmt. fee to market','FY2024 Adjusted']
s=St('Table 4: Quality of Earnings - Adjusted EBITDAR','Briarwood Commons Senior Living',cols,'2024-01-01','2024-12-31')
s.parse(spec,gen,lambda v,e:v+[sum(v)])
i=[k for k,r in enumerate(s.rows) if r['label']=='Raw food'][0]; true=s.rows[i]['v'][0]
bad=int(str(int(true))[:2]+str((int(str(int(true))[2])+3)%10)+str(int(true))[3:]); s.rows[i]['v'][0]=bad
s.planted={'what':f"'Raw food' FY2024 As Reported is printed {bad:,} instead of {int(true):,}; adjusted figure and totals are right",'kind':'digit_changed'}
fn='Briarwood_Commons_QoE_Table4.pdf'
P=lambda t,z=8.2,b=False,**k: Paragraph(t,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z*1.2,**k))
rev=[r for r in s.rows if r['label']=='Total revenue'][0]['v'][-1]; PRD=43812
hdr=['($ actual)']+['FY2024\nAs Reported','(A)\nOwner\ncomp.','(B)\nNon-recurring\ngrant','(C)\nOut-of-\nperiod','(D)\nOne-time\ncosts','(E)\nMgmt. fee\nto market','FY2024\nAdjusted','% of\nRev.','Per\nPRD']
T=[hdr]; st=[('FONT',(0,0),(-1,-1),'Times-Roman',8.4),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.HexColor('#7a1f2b')),('TOPPADDING',(0,1),(-1,-1),1),('BOTTOMPADDING',(0,1),(-1,-1),1.4),('BACKGROUND',(7,0),(7,-1),colors.HexColor('#f4ecec'))]
for r in s.rows:
    n=len(T); b=r['t']!='LINE'
    row=[('' if b or r['label']=='Management fee' else '   ')+r['label']]
    if r['v']:
        row+=[m(v,0,dash='-',cur='$' if r['t']=='TOTAL' and k in(0,6) else '') for k,v in enumerate(r['v'])]
        row+=[f"{r['v'][-1]/rev*100:.1f}%",m(r['v'][-1]/PRD,2)]
    else: row+=['']*9
    if b: st.append(('FONT',(0,n),(-1,n),'Times-Bold',8.4))
    if r['t']=='TOTAL': st.append(('LINEABOVE',(1,n),(-1,n),.5,colors.black))
    if r['label'].startswith('Net op'): st.append(('LINEBELOW',(1,n),(-1,n),.5,colors.black))
    T.append(row)
doc=SimpleDocTemplate(B+'documents/'+fn,pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=30,bottomMargin=30)
def ft(c,d): c.setFont('Times-Italic',7); c.drawString(40,18,'Draft - subject to change. Prepared for Harrow Point Capital in connection with the proposed acquisition. Ashdown Transaction Advisory LLP'); c.drawRightString(752,18,'17')
doc.build([P('Project Thistle',8,textColor=colors.HexColor('#7a1f2b')),P('Table 4: Quality of Earnings - Adjusted EBITDAR',14,True),P('Briarwood Commons Senior Living (164 units) | Fiscal year ended December 31, 2024'),Spacer(1,5),
 Table(T,colWidths=[196]+[66,56,66,56,56,58,66,40,46],style=st),Spacer(1,4),
 P(f'(A) Removes compensation and expenses of the two selling members. (B) Removes state staffing grant received in March 2024. (C) Records items in the year to which they belong. (D) Removes litigation and storm costs. (E) Restates the affiliate fee to {s.rows[-2]["v"][-1]/rev*100:.1f}% of adjusted revenue. PRD = per resident day, 43,812 resident days.',6.8)],onFirstPage=ft)
save(fn,[s.truth(blank=lambda r,c,v:v==0)],'SENIOR_HOUSING','OPERATING_STATEMENT','s46a','Quality-of-earnings table with adjustment columns, planted digit',True,s.planted)
print(len(s.rows),[r['v'] for r in s.rows if r['t']=='TOTAL'],s.planted)
