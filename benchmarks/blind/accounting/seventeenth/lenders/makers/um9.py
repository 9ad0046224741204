# senior care levels, PDF
from lib import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R=random.Random(1709)
S=[('INDEPENDENT LIVING',[('Studio',14,1,438,2895),('One Bedroom',36,1,612,3640),('One Bedroom Deluxe w/ Den',12,1,744,4125),('Two Bedroom',16,2,968,4890),('Cottage - Two Bedroom',8,2,1310,5475)],0),
('ASSISTED LIVING',[('Alcove Studio',22,1,366,4760),('One Bedroom',28,1,522,5595),('Two Bedroom Companion (shared)',9,2,702,3980)],1),
('MEMORY CARE - "Harbor"',[('Private Studio',18,1,318,7150),('Semi-Private Studio (shared)',8,2,420,5680)],1)]
lb,re,cf,oc='other:Capacity (Beds)','other:Residents in Place','other:MONTHLY FEES PER UNIT Avg. Care Fee','other:TOTAL MONTHLY Care Revenue'
N=['sf',re,'units',lb,'occupied','pct_occ','market','actual',cf,'actual_total',oc]
data=[]
for s,L,care in S:
    for n,u,b,sf,p in L:
        occ=min(u,round(u*R.uniform(.74,1))); cap=u*b; res=occ if b==1 else R.randint(occ,min(cap,occ*2))
        if b==1 and not care and n!='Studio': res=occ+R.randint(0,occ//5)
        if b==1 and not care and n!='Studio': cap=u*2
        act=p-R.randint(-35,310); a=2 if '(shared)' in n else 1
        t={"type":n,"sf":sf,re:res,"units":u,lb:cap,"occupied":occ,"pct_occ":num(round(occ/u*100,1)),"market":p*a,"actual":act*a}
        if care: t[cf]=R.randint(480,1650)*a
        t["actual_total"]=occ*t['actual']
        if care: t[oc]=occ*t[cf]
        data.append((s,t))
def tot(l,rs):
    z=lambda k:sum(r.get(k,0) for r in rs); u,o=z('units'),z('occupied')
    t={"label":l,"sf":round(sum(r['sf']*r['units'] for r in rs)/u),re:z(re),"units":u,lb:z(lb),"occupied":o,"pct_occ":num(round(o/u*100,1)),"market":round(sum(r['market']*r['units'] for r in rs)/u),"actual":round(z('actual_total')/o)}
    if z(oc): t[cf]=round(z(oc)/sum(r['occupied'] for r in rs if oc in r))
    t["actual_total"]=z('actual_total')
    if z(oc): t[oc]=z(oc)
    return t
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=8.5,leading=10.5); hs=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=8,leading=9.5,alignment=1,textColor=colors.white)
h=lambda x:Paragraph(x,hs)
H=[[h('Apartment Style'),h('Avg. Sq. Ft.'),h('Residents in Place'),h('INVENTORY'),'',h('OCCUPANCY'),'',h('MONTHLY FEES PER UNIT'),'','',h('TOTAL MONTHLY'),''],['','','',h('Units'),h('Capacity (Beds)'),h('Units Occupied'),h('% of Units'),h('Rack Rate'),h('Avg. In-Place Rent'),h('Avg. Care Fee'),h('In-Place Rent'),h('Care Revenue')]]
N[N.index(lb)]='other:INVENTORY Capacity (Beds)'
def val(t,k):
    k2=lb if k=='other:INVENTORY Capacity (Beds)' else k
    if k2 not in t: return 'n/a' if k==cf else ''
    v=t[k2]
    return f'{v:.1f}%' if k=='pct_occ' else ('$' if k in('market','actual',cf,'actual_total',oc) and 'label' in t else '')+f'{v:,}'
body=[];sty=[];TT=[]
for s,_,care in S:
    body.append([s]+['']*11); i=len(body)+1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E4EFE9'))]
    rs=[t for q,t in data if q==s]
    for t in rs: body.append([Paragraph(t['type'],ps)]+[val(t,k) for k in N])
    T=tot({'I':'IL total / average','A':'AL total / average','M':'MC total / average'}[s[0]],rs); TT.append(T); body.append([T['label']]+[val(T,k) for k in N]); i=len(body)+1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.5),('LINEABOVE',(0,i),(-1,i),.6,colors.black)]
T=tot('Community',[t for _,t in data]); TT.append(T); body.append([T['label']]+[val(T,k) for k in N]); i=len(body)+1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('LINEBELOW',(0,i),(-1,i),1.2,colors.black)]
tb=Table(H+body,colWidths=[132,44,52,40,52,54,48,54,58,58,68,68],repeatRows=2)
g=colors.HexColor('#2E6B53')
tb.setStyle(TableStyle([('FONT',(0,2),(-1,-1),'Helvetica',8.5),('ALIGN',(1,2),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,1),g),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(6,0)),('SPAN',(7,0),(9,0)),('SPAN',(10,0),(11,0)),('LINEAFTER',(0,0),(-1,1),.4,colors.white),('LINEBELOW',(3,0),(-1,0),.4,colors.white),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey)]+sty))
f='saltmarsh_point_care_level_mix.pdf'
def pg(cv,d): cv.setFont('Helvetica',7); cv.drawString(36,22,'Saltmarsh Point Senior Living - Exhibit C to quarterly compliance certificate - 03/31/2026'); cv.drawRightString(756,22,'C-1')
n=ParagraphStyle('n',fontName='Helvetica-Oblique',fontSize=8,leading=10.5)
SimpleDocTemplate(doc(f),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=38,invariant=1).build([Paragraph('<b>Saltmarsh Point Senior Living</b>',ParagraphStyle('t',fontName='Helvetica-Bold',fontSize=15,leading=19,textColor=g)),Paragraph('Unit mix by level of care as of March 31, 2026. Mix is shown before the conversion of four AL studios planned for Q3.',ps),Spacer(1,10),tb,Spacer(1,8),Paragraph('Shared apartments are shown per apartment (both beds). Rack rates are averages over all units, in-place rents and care fees over occupied units (care fees over occupied AL and MC units only). Second-person fees, community fees and respite stays are not included. n/a = care is not billed in independent living.',n)],onFirstPage=pg)
def ren(t):
    return {('other:INVENTORY Capacity (Beds)' if k==lb else k):v for k,v in t.items()}
save(f,'UM',N,[ren(t) for _,t in data],[ren(t) for t in TT],None,'SENIOR_HOUSING','senior living operator, exhibit to certificate','care level sections, grouped headers, subtotals and community line','same style name in two levels, capacity in beds and residents beside units, n/a cells, no name on the last total but Community')
