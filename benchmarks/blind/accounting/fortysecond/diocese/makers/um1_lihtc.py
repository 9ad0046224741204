# tax-credit rent schedule, portrait legal PDF (reportlab platypus)
import random
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from common import *
R=random.Random(4207); STEM='Exhibit_C_Rosary_Gardens_rent_schedule'
L=[]; T=[('0BR','Studio',0,1,438,598),('1BR-A','One bedroom',1,1,561,744),('1BR-B','One bedroom, accessible',1,1,604,744),('2BR','Two bedroom',2,1,792,951),('2BR-D','Two bedroom, corner',2,1.5,858,951)]
LIM={'30%':(.3,[0,1,2]),'50%':(.5,[0,1,2,3]),'60%':(.6,[0,1,2,3,4]),}
BASE=[1215,1302,1302,1563,1563]; UA=[48,61,61,83,83]; X={'30%':[4,6,2],'50%':[5,17,3,4],'60%':[3,19,2,8,5]}
K=['units','beds','baths','sf','total_sf','gross','ua','net','actual','actual_total','other:Annual']
S=PS('a',fontName='Times-Roman',fontSize=10,leading=12.5); Hs=PS('h',fontName='Times-Bold',fontSize=8,leading=9.2,alignment=1)
P=lambda x:Paragraph(x,Hs)
data=[[P(x) for x in ['Unit<br/>class','Number<br/>of units','BR','BA','Net rentable<br/>sq. ft.','Extended<br/>sq. ft.','Max.<br/>gross rent','Utility<br/>allow.','Max.<br/>net rent','Rent now<br/>charged','Monthly<br/>rent roll','Annual']]]
sty=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),1,colors.black),('LINEBELOW',(0,0),(-1,0),1,colors.black),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
rows=[];tots=[];G={}
def d0(x): return f"${x:,.0f}"
def tot(lab,v,b):
    data.append([lab,str(v['units']),'','','',f"{v['total_sf']:,}",'','','','',d0(v['actual_total']),d0(v['other:Annual'])]); i=len(data)-1
    sty.extend([('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(1,i),(-1,i),.6,colors.black)]+([('LINEBELOW',(1,i),(-1,i),1.4,colors.black)] if b else []))
    tots.append(dict(label=lab,**v))
def acc(a,v):
    for k in('units','total_sf','actual_total','other:Annual'): a[k]=a.get(k,0)+v[k]
for ami,(pc,ix) in LIM.items():
    data.append([f'Units restricted at {ami} of area median income']+['']*11); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Italic',9.5),('BACKGROUND',(0,i),(-1,i),colors.Color(.92,.92,.88)),('ALIGN',(0,i),(-1,i),'LEFT')]
    s={}
    for j,n in zip(ix,X[ami]):
        t=T[j]; g=round(BASE[j]*pc/.6); net=g-UA[j]; a=net-R.choice([0,0,5,12,20,35]); 
        v=dict(units=n,beds=t[2],baths=t[3],sf=t[4],total_sf=n*t[4],gross=g,ua=UA[j],net=net,actual=a,actual_total=a*n); v['other:Annual']=v['actual_total']*12
        data.append([t[0],str(n),'0' if t[2]==0 else str(t[2]),f"{t[3]:g}",str(t[4]),f"{n*t[4]:,}",d0(g),d0(UA[j]),d0(net),d0(a),d0(a*n),d0(a*n*12)])
        rows.append(dict(type=t[0],ami=ami,**v)); acc(s,v)
    tot(f'Subtotal {ami}',s,False); acc(G,s)
data.append(['Manager (not restricted, no rent charged)']+['']*11); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Italic',9.5),('BACKGROUND',(0,i),(-1,i),colors.Color(.92,.92,.88)),('ALIGN',(0,i),(-1,i),'LEFT')]
data.append(['2BR-M','1','2','1','805','805','-','-','-','$0','$0','$0']); v=dict(units=1,beds=2,baths=1,sf=805,total_sf=805,actual=0,actual_total=0); v['other:Annual']=0
rows.append(dict(type='2BR-M',**v)); acc(G,v)
tot('Project total',G,True)
t=Table(data,colWidths=[58,46,24,24,54,50,50,40,44,46,52,58],repeatRows=1); t.setStyle(TableStyle(sty))
el=[Paragraph('<b>EXHIBIT C</b>',PS('c',fontName='Times-Bold',fontSize=12,alignment=1,leading=16)),Paragraph('SCHEDULE OF UNITS AND RENTS',PS('c2',fontName='Times-Roman',fontSize=11,alignment=1,leading=16)),Spacer(1,8),
 Paragraph('Rosary Gardens Senior Apartments, 88 Mulvaney Street, Harrow Falls. Owner: Rosary Gardens Housing Limited Partnership (general partner: Harrow Falls Catholic Senior Homes, Inc.). In effect from April 1, 2026. The limits are those published by the State Housing Agency for 2026; the allowance is the Housing Authority\'s for all-electric elevator buildings.',S),Spacer(1,10),t,Spacer(1,12)]
leg='; '.join(f'{x[0]}: {x[1].lower()}' for x in T)
el+=[Paragraph('Unit classes. '+leg+'; 2BR-M: manager, two bedroom. All units are for households aged 62 or over.',PS('s',fontName='Times-Roman',fontSize=9,leading=11)),Spacer(1,40),Paragraph('Initialed: Owner ______  Agency ______',S)]
SimpleDocTemplate(doc(STEM+'.pdf'),pagesize=(612,1008),leftMargin=32,rightMargin=32,topMargin=60).build(el)
truth(STEM,'UM',K,rows,tots)
