# QuickBooks Online A/R Ageing Summary CSV, Canadian small commercial landlord, parent customer = building
from common import *
import csv,random
NAME='Rideau Forge Properties Inc._A_R Ageing Summary.csv'
D=[('14 Forge Street',[('Atelier Pinard Framing Inc. (Unit 1)',[0,0,0,0,0]) ,('Bytown Bearings & Belts Ltd. (Unit 2-3)',[723200,0,0,0,0]),('Canal Cycle Works (Unit 4)',[214700,214700,0,0,0]),('Kanuk Cold Storage Corp. (Unit 6)',[508500,508500,121475,0,0])]),
('14 Forge Street - Yard',[('Gatineau Tree Care (Bays 1-4)',[67800,0,0,0,0]),('Lemay Paving (Bay 7)',[0,0,16950,16950,50850]),('Stittsville Scaffold Rental (Bays 8-12)',[84750,-84750,0,0,0])]),
('220 Merivale Crossing',[('Dr. A. Osei-Tremblay Dentistry PC (Suite 101)',[0,0,0,0,-31240]),('Fenn & Lachance LLP (Suite 102)',[612744,0,0,0,0]),('Happy Otter Daycare Co-op (Suite 104)',[389850,389850,389850,194925,0]),('Modena Nails & Spa (Suite 105)',[241255,241255,0,0,0]),('Pho Rideau (Suite 107)',[355950,0,355950,355950,1024418]),('Shawarma Station #3 (Suite 108)',[0,0,28815,0,0]),('TeleHub Antenna Licence (Roof)',[0,0,0,0,141250])]),
('9 Carp Road',[('Ottawa West Potters Guild (Lower)',[101700,0,0,0,0]),('Valley Seed & Feed Ltd. (Upper)',[203400,203400,101700,0,0])])]
H=['CURRENT','1 - 30','31 - 60','61 - 90','91 AND OVER','TOTAL'];K=['current','b1_30','b31_60','b61_90','b90','total']
rows=[];tots=[];out=[['A/R Ageing Summary'],['Rideau Forge Properties Inc.'],['As of March 31, 2025'],[],['']+H]
def f(v,d=False): 
    s=f'{abs(v)/100:,.2f}'; s=('$' if d else '')+s
    return '-'+s if v<0 else s
G=[0]*6
# stray former tenant at top level, before the buildings
def leaf(nm,b,ind):
    t=sum(b);v=b+[t]
    out.append([ind+nm]+[(f(x) if x else '') for x in b]+[f(t)])
    rows.append({'name':nm,**{k:x/100 for k,x in zip(K,b) if x},'total':t/100})
    return v
for p,L in D:
    out.append([p]+['']*6);S=[0]*6
    for nm,b in L:
        if not any(b): continue
        v=leaf(nm,b,'   ');S=[a+c for a,c in zip(S,v)]
    out.append(['Total for '+p]+[f(x,True) for x in S]);tots.append({'label':'Total for '+p,**{k:x/100 for k,x in zip(K,S)}})
    G=[a+c for a,c in zip(G,S)]
v=leaf('Zenith Signs (former tenant)',[0,0,0,0,87630],'');G=[a+c for a,c in zip(G,v)]
out.append(['TOTAL']+[f(x,True) for x in G]);tots.append({'label':'TOTAL',**{k:x/100 for k,x in zip(K,G)}})
out+=[[],[],['Monday, April 7, 2025 10:42:18 a.m. GMT-4']]
csv.writer(open(doc(NAME),'w',newline='',encoding='utf-8-sig')).writerows(out)
save(NAME,'AR',rows,tots,K,None,'QuickBooks Online Canada ageing summary csv, buildings as parent customers',False)
print(len(rows),G)
