from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(1803)
# name, wp, base magnitudes x3, elim
SEC=[('Cash',[('Operating accounts','C-1',[184220,96310,241877]),('Lender-controlled lockbox','C-2',[61004,0,88240]),('Security deposit accounts','C-3',[40500,28000,0])]),
('Tenant and other receivables',[('Billed rents and recoveries','D-1',[77310,41902,118430]),('Allowance for doubtful accounts','D-2',[-6500,-18200,-9400]),('Straight-line rent receivable','D-3',[412880,206114,688205]),('Intercompany receivable','D-9',[350000,0,125000])]),
('Prepaid and deferred',[('Prepaid insurance','E-1',[22418,17306,39820]),('Lease commissions, net','E-2',[188402,71230,340118]),('Lease inducements, net','E-3',[0,44600,92150])]),
('Investment property',[('Land','F-1',[2150000,1480000,4620000]),('Buildings','F-2',[11840500,7966200,22418750]),('Tenant and site improvements','F-3',[918330,402117,1688240]),('Construction in progress','F-4',[0,214906,0]),('Accumulated depreciation','F-9',[-3218440,-2604118,-4990326])]),
('Liabilities',[('Trade payables','N-1',[-66218,-31940,-104377]),('Accrued property taxes','N-2',[-121400,-74250,-288610]),('Accrued interest','N-3',[-31866,-19402,-70115]),('Tenant deposits held','N-4',[-40500,-28000,-95750]),('Rents received in advance','N-5',[-18240,0,-51306]),('Intercompany payable','N-9',[0,-475000,0]),('Mortgage notes','P-1',[-7850000,-4925000,-16400000]),('Debt issuance costs','P-2',[84110,39206,171840])]),
('Equity',[("Members' capital, beginning",'S-1',[None,None,None]),('Contributions','S-2',[0,-300000,0]),('Distributions','S-3',[520000,0,940000])]),
('Revenue',[('Base rent','R-1',[-1688210,-902340,-3417660]),('Straight-line rent','R-2',[-38204,-11870,-92416]),('Expense recoveries','R-3',[-402118,-188460,-877302]),('Yard and trailer storage','R-4',[0,-46800,0]),('Termination fee','R-5',[0,0,-210000])]),
('Expenses',[('Property taxes','X-1',[244806,148500,577220]),('Insurance','X-2',[51204,36118,94880]),('Repairs, roof and paving','X-3',[88417,61902,140336]),('Utilities and fire monitoring','X-4',[31206,22840,57119]),('Management fees','X-5',[62880,34410,134207]),('Professional fees','X-6',[24500,18200,41750]),('Interest expense','X-7',[391400,238816,842660]),('Depreciation and amortization','X-8',[402316,288740,811922])])]
def run():
    N=['other:LOCATION Dock Street','other:LOCATION Harlan Road','other:LOCATION Port Mercer','other:Elimi- nations','other:COMBINED 12/31/2024','other:COMBINED 12/31/2023','other:INCREASE (DECREASE) $','other:INCREASE (DECREASE) %']
    N[3]='other:Eliminations'
    capsum=[-sum(a[2][j] for _,l in SEC for a in l if a[2][0] is not None) for j in range(3)]
    py={}
    tot_py=0
    for s,l in SEC:
        for n,w,v in l:
            if v[0] is None: continue
            e=-475000 if n=='Intercompany receivable' else 475000 if n=='Intercompany payable' else 0
            cy=sum(v)+e
            p=round(cy*R.uniform(.82,1.14)) if cy else 0
            if n=='Land': p=cy
            lim={'Buildings':(1,1),'Tenant and site improvements':(.93,.97),'Accumulated depreciation':(.86,.89),'Mortgage notes':(1.01,1.03),'Base rent':(.95,.99),'Depreciation and amortization':(.96,.99),'Debt issuance costs':(1.1,1.2),'Interest expense':(1.0,1.03)}.get(n)
            if lim: p=round(cy*R.uniform(*lim))
            if n in('Termination fee','Contributions','Construction in progress'): p=0
            py[n]=p; tot_py+=p
    py["Members' capital, beginning"]=-tot_py
    st=lambda b,al=0,s=7:ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=s,leading=s+1,alignment=al)
    data=[['Description','W/P','LOCATION','','','Eliminations','COMBINED','','INCREASE (DECREASE)',''],['','','Dock Street','Harlan Road','Port Mercer','','12/31/2024','12/31/2023','$','%']]
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',7.6),('FONT',(0,0),(-1,1),'Times-Bold',7.6),('SPAN',(2,0),(4,0)),('SPAN',(6,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(5,0),(5,1)),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('LINEBELOW',(2,0),(4,0),.5,colors.black),('LINEBELOW',(6,0),(7,0),.5,colors.black),('LINEBELOW',(8,0),(9,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.2),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    rows=[];tot=[];G=[0]*6
    def nums(v6):
        ch=v6[4]-v6[5]; p=round(ch/abs(v6[5])*100,1) if v6[5] else None
        return v6+[ch,p]
    def prt(v):
        o=[par(x,0,'–') for x in v[:7]]
        p=v[7]; o.append('n/m' if p is None else ('–' if p==0 else (f'({-p:.1f}%)' if p<0 else f'{p:.1f}%'))); return o
    def dd(v): return {k:x for k,x in zip(N,v) if x is not None}
    for s,l in SEC:
        data.append([s]); sty.append(('FONT',(0,len(data)-1),(0,len(data)-1),'Times-BoldItalic',8)); T=[0]*6
        for n,w,v in l:
            if v[0] is None: v=capsum
            e=-475000 if n=='Intercompany receivable' else 475000 if n=='Intercompany payable' else 0
            v6=list(v)+[e,sum(v)+e,py[n]]; a=nums(v6)
            rows.append(dict(name=n,**dd(a))); data.append(['   '+n,w]+prt(a)); T=[x+y for x,y in zip(T,v6)]
        a=nums(T); lab='Total '+s.lower(); tot.append(dict(label=lab,**dd(a))); data.append([lab,'']+prt(a)); i=len(data)-1
        sty+= [('FONT',(0,i),(-1,i),'Times-Bold',7.6),('LINEABOVE',(2,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),5)]
        G=[x+y for x,y in zip(G,T)]
    assert not any(G),G
    a=nums(G); a[7]=None; tot.append(dict(label='Trial balance (must be nil)',**dd(a))); o=prt(a); o[7]=''; data.append(['Trial balance (must be nil)','']+o); i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Times-Bold',7.6),('LINEABOVE',(2,i),(-1,i),.6,colors.black),('LINEBELOW',(2,i),(-1,i),1.5,colors.black)]
    fn='ironbridge_lead_tb_by_location.pdf'
    t=Table(data,colWidths=[166,34,68,68,68,60,74,74,66,46],repeatRows=2); t.setStyle(TableStyle(sty))
    def deco(c,d):
        c.setFont('Times-Italic',7.5); c.drawString(40,24,'Whole dollars; credits in parentheses. n/m = not meaningful (nil prior year).'); c.drawRightString(752,24,'TB-1 / page %d'%d.page)
    P=lambda x,b=0,s=9:Paragraph(x,st(b,0,s))
    SimpleDocTemplate(out(fn),pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=34,bottomMargin=40,invariant=1).build([P('Ironbridge Logistics Parks LLC and Subsidiaries',1,13),Spacer(1,4),P('Combining lead trial balance by location, final after adjustments – year ended December 31, 2024'),P('Prepared M. Castellane 3/4/2025. Reviewed J. Thibodeaux 3/10/2025. Net income is within the revenue and expense groups and has not been closed to capital.',0,8),Spacer(1,6),t],onFirstPage=deco,onLaterPages=deco)
    save(fn,'TB',N,rows,tot,None,'INDUSTRIAL','audit senior, lead sheets','landscape serif combining trial balance, grouped headers, parentheses, dashes','entities in columns with eliminations, two years, change $ and %; no account codes; n/m')
