# UK PBSA schedule, xls
from common import *; import xlwt,random; random.seed(688)
BL=[('Block A - Foundry House',[('Bronze En-suite (6 bed cluster)',72,13.5,158,51),('Silver En-suite (6 bed cluster)',48,14.2,164,51),('Gold En-suite (4 bed cluster)',36,15.8,176,51),('Accessible En-suite',4,21.0,164,51),('Premium Studio',12,22.5,229,51)]),
('Block B - Cutlers Yard',[('Bronze En-suite (8 bed cluster)',64,13.0,152,44),('Silver En-suite (5 bed cluster)',55,14.5,167,44),('Two-bed Apartment (per bed)',14,19.0,192,51),('Classic Studio',28,19.5,212,51),('Classic Studio - 44 wks',10,19.5,219,44),('Accessible Studio',3,27.0,212,51)]),
('Block C - The Townhouses',[('Townhouse Room, shared bath',40,12.0,134,46),('Townhouse Room, en-suite',24,13.8,151,46),('Attic Studio',6,24.0,205,51)])]
K=['other:Tenancy (weeks)','units','sf','other:2024/25 £pw','market','occupied','vacant','pct_leased','actual','actual_total']
H=['Room type','Tenancy\n(weeks)','No. of\nbeds','Avg size\n(sqm)','2024/25\n£pw','2025/26\nAsking £pw','Let','Unlet','% let','Avg achieved\n£pw','Contracted\nincome £']
wb=xlwt.Workbook(); ws=wb.add_sheet('Room mix'); X=xlwt.easyxf
h=X('font: name Tahoma, bold on, height 160, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, horiz center, vert center'); tx=X('font: name Tahoma, height 170'); b=X('font: name Tahoma, height 180, bold on; pattern: pattern solid, fore_colour ice_blue')
f=lambda nf,bold=False: X('font: name Tahoma, height 170'+(', bold on; borders: top thin' if bold else ''),num_format_str=nf)
NF=['0','#,##0','0.0','0.00','0.00','#,##0','0','0.0%','0.00','#,##0']
ws.write(0,0,'Anvil Student Living - Sheffield portfolio',X('font: name Tahoma, bold on, height 260')); ws.write(1,0,'Room mix and lettings position, academic year 2025/26',tx); ws.write(2,0,'Position at 14 September 2025 (check-in weekend)',tx)
for i,(s,w) in enumerate(zip(H,[34,9,8,9,9,11,8,8,8,12,13])): ws.write(4,i,s,h); ws.col(i).width=256*w
ws.row(4).height_mismatch=True; ws.row(4).height=520
r=5; T=[]; TT=[]; A=[]
def put(t,bold=False):
    for i,(k,nf) in enumerate(zip(K,NF)):
        if k in t: ws.write(r,i+1,t[k]/100 if k=='pct_leased' else t[k],f(nf,bold))
        elif bold: ws.write(r,i+1,'',f('General',True))
def tot(L,lab):
    u=sum(t['units'] for t in L); o=sum(t['occupied'] for t in L)
    return dict(label=lab,units=u,occupied=o,vacant=u-o,pct_leased=round(o/u*100,1),actual_total=sum(t['actual_total'] for t in L))
for bn,rs in BL:
    for i in range(11): ws.write(r,i,bn if i==0 else '',b)
    r+=1; L=[]
    for ty,u,a,m,wk in rs:
        o=min(u,int(u*random.uniform(.84,1.03))); o=max(o,1); ach=round(m-random.choice([0,.5,1.25,2.1,3.4]),2)
        t={'type':ty,K[0]:wk,'units':u,'sf':a,K[3]:round(m*.965*2)/2,'market':float(m),'occupied':o,'vacant':u-o,'pct_leased':round(o/u*100,1),'actual':ach,'actual_total':round(ach*o*wk)}
        ws.write(r,0,ty,tx); put(t); L.append(t); r+=1
    s=tot(L,'Sub-total '+bn.split(' - ')[0]); ws.write(r,0,s['label'],f('General',True)); put(s,True); TT.append(s); T+=L; r+=2
s=tot(T,'Portfolio total')
ws.write(r,0,s['label'],f('General',True)); put(s,True); TT.append(s)
ws.write(r+2,0,'Contracted income = beds let x average achieved £pw x tenancy weeks. Excludes summer lets, laundry and vending.',X('font: name Tahoma, italic on, height 150'))
ws.set_portrait(False); ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.set_active_sheet(0)
N='um_pbsa_room_mix_sheffield.xls'; wb.save(D(N)); save(N,'UM','UK student room mix in .xls, three blocks with sub-totals, weekly rents, let/unlet',False,K,T,TT); print(len(T),TT[-1])
