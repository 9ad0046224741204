from common import *
import csv
# Self storage, Inverness; csv export
R_=random.Random(1313);name='d13_unit_status_export_ness_storage.csv'
cu='A Mackinlay|Caberfeidh Joinery Ltd|R Strachanel|J & M Dunnet|Moray Bike Hire|K Grantly|P Oliphante|Highland Hot Tubs Ltd|S Urquharty|E Munroside|T Baillieson|L Frasier-Kent|Cromarty Crafts|D Cattanachy|B Rosscoe|Skye Drone Surveys|N Chisholme|H Tullochan|G Macrayne|Firthview Lettings|V Noblet|I Geddesy|O Sutherlynn|Dingwall Drama Club|Y Begbie|W Innesford|C Logieman|Clava Catering|F Duthiel|M Rennison|Z Pawlakowska|J Calderon-Reid|Black Isle Brewing Supplies|A Dallasy'.split('|')
R_.shuffle(cu);it=iter(cu)
sz=[(10,'Locker',9.5),(25,'Internal',17.5),(35,'Internal',22),(50,'Internal',29),(75,'Internal',41.5),(100,'Internal',52),(150,'Drive-up container',58),(160,'Drive-up container',60)]
rows=[];out=[]
vac=0
for i in range(44):
    s,ty,wk=sz[min(7,i//6)] if i<42 else sz[7]
    u=('L' if ty=='Locker' else 'D' if ty[0]=='D' else 'N')+'%03d'%(100+i+1)
    std=round(wk*52/12,2);q=R_.random();stt='Occupied' if q<.76 else 'Vacant' if q<.9 else 'Reserved' if q<.93 else 'Overlocked' if q<.97 else 'Company use'
    r=dict(unit=u,unitType=ty,area=s,marketRent=std,statusText=stt)
    t=next(it,None) if stt in('Occupied','Overlocked') else None
    if stt in('Occupied','Overlocked') and not t: stt='Vacant';r['statusText']=stt
    line=[u,ty,s,stt,t or '','','%.2f'%std,'','','','','']
    if t:
        mi=d(R_.randint(2017,2025),R_.randint(1,10),R_.randint(1,28));rent=round(std*R_.choice([1,1,.9,.85,1.06]),2);ins=R_.choice([0,6.5,9.75,13]);tot=round(rent+ins,2);dep=R_.choice([0,50,50,std]);bal=round(tot*2,2) if stt=='Overlocked' else R_.choice([0,0,0,0,-tot,tot])
        line=[u,ty,s,stt,t,mi.strftime('%d/%m/%Y'),'%.2f'%std,'%.2f'%rent,'%.2f'%ins,'%.2f'%tot,'%.2f'%dep,'%.2f'%bal]
        r.update(tenantName=t,moveInDate=mi.isoformat(),contractRent=rent,charges=[dict(code='Insurance',amount=ins)],totalCharges=tot,deposit=dep,balance=bal)
    rows.append(r);out.append(line)
S=lambda k:round(sum(r.get(k) or 0 for r in rows),2)
insT=sum(r['charges'][0]['amount'] for r in rows if 'charges' in r)
with open(D+name,'w',newline='',encoding='utf-8') as fh:
    w=csv.writer(fh)
    w.writerow(['Site: Ness Gate Self Storage, Inverness']);w.writerow(['Unit status at 30/11/2025']);w.writerow([])
    w.writerow(['Unit No','Category','Size (sq ft)','Status','Customer','Move In','List Price (month)','Licence Fee (month)','Insurance','Monthly Total','Deposit','Account Balance'])
    w.writerows(out)
    w.writerow(['Total','','%d'%S('area'),'','','','%.2f'%S('marketRent'),'%.2f'%S('contractRent'),'%.2f'%insT,'%.2f'%S('totalCharges'),'%.2f'%S('deposit'),'%.2f'%S('balance')])
from collections import Counter
print(Counter(r['statusText'] for r in rows))
save(name,rows,'Ness Gate Self Storage','2025-11-30','SELF_STORAGE','Self storage CSV export',units=44,occ=None,vac=None)
