from common import *
import random,csv
random.seed(1111)
F='halesworth_road_stores_and_workspace_2025-08-31.csv'
fn='A B C D E F G H J K L M N P R S T V W'.split()
ln='Abbott Baines Catchpole Dunnett Eade Fulcher Garrod Haylock Ives Jermy Kerridge Larter Mobbs Nunn Orford Pettit Quantrill Rackham Scarfe Thurlow Utting Varvel Woolnough Youngman Alderton Borrett Chaplin Dowsing Edmunds Flatt Goffin Howlett'.split()
biz='Waveney Window Cleaning|Blyth Antiques|East Coast Cider Ltd|Suffolk Sash Repairs|Little Acorns Childminding|Norse Boat Covers|The Vinyl Attic|Marsh Tackle Ltd|Halesworth Arts Festival|Broadland Events Hire Ltd|Candle & Clay|Pretty Parcels|Bungay Cycle Works|J&T Fencing|Angles Way Upholstery|Wool & Weft Studio|Heron Architects|Rural Broadband Group CIC|Copper Kettle Catering|Saltmarsh Print Studio'.split('|')
random.shuffle(biz);bi=iter(biz)
std={10:42,16:58,25:79,35:98,50:126,75:168,100:205,150:279,160:290}
H=['Unit','Zone','Type','Size (sq ft)','Status','Customer','Move in','Paid to','Standard rate pcm','Current rate pcm','Insurance pcm','VAT pcm','Total pcm','Deposit held','Balance']
out=[];rows=[];T=[0.]*6;cnt={'Occupied':0,'Vacant':0,'Reserved':0,'Overlocked':0,'Unlettable':0}
L=[]
for z,n0,n1,ty,sizes in (('Ground',1,61,'Store',[35,50,75,100,150]),('Upper',101,171,'Store',[10,16,25,35,50,75]),('Yard',201,223,'Container',[160]),('Workspace',1,15,'Studio',[120,165,210,260,340])):
    for k in range(n0,n1):
        pre={'Ground':'G','Upper':'U','Yard':'C','Workspace':'W'}[z]
        L.append((f'{pre}{k:03d}' if pre!='W' else f'W{k}',z,ty,random.choice(sizes)))
for u,z,ty,sz in L:
    x=random.random()
    st='Occupied' if x<.84 else 'Vacant' if x<.94 else 'Overlocked' if x<.965 else 'Reserved' if x<.985 else 'Unlettable'
    if ty=='Studio' and st not in('Occupied','Vacant'): st='Occupied'
    if u=='U118': st='Unlettable'
    cnt[st]+=1
    sr=float(std[sz]) if ty!='Studio' else round(sz*1.55/5)*5.0
    if ty=='Container': sr=135.0
    cu=mi=None;cr=ins=vat=tot=dep=bal=None;pt=''
    if st in('Occupied','Overlocked'):
        cu=(next(bi,None) if ty=='Studio' or random.random()<.08 else None) or f'{random.choice(ln)}, {random.choice(fn)}'+(f' {random.choice(fn)}' if random.random()<.3 else '')
        y=random.choice([2016,2018,2019,2020,2021,2022,2023,2023,2024,2024,2025]);mi=D(y,random.randint(1,8),random.randint(1,28))
        cr=round(sr*random.choice([1,1,1,.95,.9,.85,1.04])*4)/4
        ins=0.0 if ty=='Studio' or random.random()<.2 else random.choice([4.5,6.5,6.5,9.0])
        vat=round(cr*.2,2);tot=round(cr+ins+vat,2)
        dep=tot if ty=='Studio' else float(random.choice([0,25,50,50]))
        bal=0.0
        if st=='Overlocked': bal=round(tot*random.choice([2,3]),2)
        elif random.random()<.07: bal=round(-random.choice([tot,5,10.5]),2)
        elif random.random()<.08: bal=tot
        pt=D(2025,9,min(mi.day,28)).strftime('%d/%m/%Y') if bal<=0 else D(2025,7,mi.day).strftime('%d/%m/%Y')
    m=lambda v: '' if v is None else f'{v:,.2f}'
    out.append([u,z,ty,sz,st,cu or '',mi.strftime('%d/%m/%Y') if mi else '',pt,m(sr),m(cr),m(ins),m(vat),m(tot),m(dep),m(bal)])
    for i,v in enumerate((sr,cr,ins,vat,tot,dep)): T[i]+=v or 0
    rows.append(R(unit=u,unitType=ty,area=sz,tenantName=cu,statusText=st,marketRent=sr,contractRent=cr,moveInDate=mi,deposit=dep,balance=bal,charges=[dict(code=c,amount=v) for c,v in (('Insurance pcm',ins),('VAT pcm',vat)) if v is not None],totalCharges=tot))
B=sum(x.get('balance',0) for x in rows);A=sum(x['area'] for x in rows)
m=lambda v: f'{v:,.2f}'
with open(DOC+F,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Halesworth Road Stores & Workspace']);w.writerow(['Unit status report','','','','31/08/2025 18:04']);w.writerow([])
    w.writerow(H);w.writerows(out)
    w.writerow(['Total','','',f'{A:,}',f'{len(rows)} units','','','']+[m(x) for x in T]+[m(B)])
    w.writerow([])
    for k,v in cnt.items(): w.writerow([k,v])
occ=cnt['Occupied']+cnt['Overlocked']
ties=[dict(field=k,total=round(v,2),text=m(v) if k!='area' else f'{v:,}') for k,v in (('area',A),('marketRent',T[0]),('contractRent',T[1]),('charge:Insurance pcm',T[2]),('charge:VAT pcm',T[3]),('totalCharges',T[4]),('deposit',T[5]),('balance',B))]
save(F,'SELF_STORAGE','store operator software (England)','CSV export with title lines, total line and status counts',False,'Halesworth Road Stores & Workspace',D(2025,8,31),rows,len(rows),None,None,ties)
print(cnt)
