import random, csv
from common import *
random.seed(771); ri=random.randint
NAME='AgedReceivablesSummary_HarrisStWorkspaces.csv'
N='''Acacia Bookkeeping Pty Ltd|2.04
Banksia Film Collective|1.11
Bight & Bay Architects|3.02
Bluegum Physio|G.03
Cahill Coffee Cart|G.K1
Copperhead Games Pty Ltd|2.10-2.12
Currawong Legal|3.05
D'Arcy Moss Design|1.02
Eastern Reef Charters|1.07
Fig Tree Montessori Consulting|2.01
Gadfly Podcasting|1.14
Harbourline Freight Pty Ltd|3.08
Ironbark Structural Engineers|3.01
Jacaranda Events Co|2.07
Kestrel Drone Survey|1.09
Lantern Migration Services|2.02
Magpie & Sons Joinery|W.02
Northbank Actuarial|3.04
Ochre Ceramics Studio|W.05
Pipi Swimwear Pty Ltd|2.09
Quoll Analytics|1.16
Rosella Recruitment|2.06
Saltbush Brewing - Cellar Door|G.01
Tern Marine Electrical|W.01
Umina Tutoring|1.05
Wattle Lane Press|1.12
Yabby Robotics Pty Ltd|3.07
Zephyr Bicycle Repairs|CP.04'''.split('\n')
K=['total','b0_30','b31_60','b61_90','b90']
rows=[];T=[0]*5;out=[]
for i,x in enumerate(N):
    n,u=x.split('|'); fee=ri(70,640)*1100 if u[0]!='C' else 38500
    b=[fee if random.random()<.75 else 0,fee if random.random()<.4 else 0,fee if random.random()<.2 else 0,0]
    if random.random()<.4: b[0]+=ri(900,16000)
    if b[2]: b[3]=random.choice([0,fee,2*fee,ri(5000,90000)])
    if n.startswith('Pipi'): b=[-fee,0,0,0]
    if n.startswith('Umina'): b=[0,0,0,-4400]
    if n.startswith('Copperhead'): b=[742500,742500,742500,1113750]
    if sum(b)==0 and not any(b): b[0]=fee
    v=[sum(b)]+b; cid=f'CUS{ri(1,9)*100+i+4:06d}'
    out.append([n,cid,u]+v); T=[p+q for p,q in zip(T,v)]
    rows.append({"unit":u,"name":n,"resident":cid,**dict(zip(K,map(f,v)))})
def d(v): return ('-' if v<0 else '')+'$'+m(abs(v))
with open(f'{R}/documents/{NAME}','w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Harris Street Workspaces Unit Trust']); w.writerow(['Level 1, 412 Harris Street, Ultimo NSW 2007']); w.writerow(['Aged Receivables [Summary]']); w.writerow(['As of 31 August 2025']); w.writerow([])
    w.writerow(['Name','Card ID','Suite','Total Due','0 - 30','31 - 60','61 - 90','90+'])
    for o in out: w.writerow(o[:3]+[d(x) for x in o[3:]])
    w.writerow([]); w.writerow(['Total:','','']+[d(x) for x in T]); w.writerow(['Ageing Percent:','','','']+[f'{x/T[0]*100:.1f}%' for x in T[1:]])
save(NAME,'AR',K,rows,[{"label":"Total:",**dict(zip(K,map(f,T)))}],'MYOB aged receivables summary exported to CSV, total column first',False)
