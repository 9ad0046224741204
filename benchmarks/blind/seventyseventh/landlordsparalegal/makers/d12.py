from common import *
import csv
N='beacon_hollow_coop_roll.csv';r=random.Random(122);nm=names(r,50,lambda a,b:f'{b}, {a}');rows=[];out=[]
out+=[['Beacon Hollow Tenants Corp.'],['Maintenance Roll - billing month July 2025'],['Exported for counsel (share loan refinancing)'],[]]
out.append(['Apt','Shareholder / Occupant','Status','Shares','Rms','Maintenance','Assessment','Storage','Garage','Total Charges','Arrears'])
sh_t=0
for i in range(48):
    fl=i//8+1;l='ABCDEFGH'[i%8];u=f'{fl}{l}';sh=[210,260,260,340,210,300,340,420][i%8]+fl*5;sh_t+=sh;m=round(sh*3.85,2);a=round(sh*.4,2);sto=r.choice([0,0,25,25,40]);g=r.choice([0,0,0,115]);st='Shareholder';n=nm[i]
    if i in(5,30):st='Sponsor - vacant';n='';sto=g=0
    elif i in(12,13,41):st='Sponsor - tenant'
    elif i in(22,):st='Sublet'
    t=round(m+a+sto+g,2);b=r.choice([0,0,0,0,0,t,-50.0])
    if i in(5,30):b=0.0
    out.append([u,n,st,sh,[2,3,3,4,2,3.5,4,5][i%8],f'{m:.2f}',f'{a:.2f}',f'{sto:.2f}' if sto else '',f'{g:.2f}' if g else '',f'{t:,.2f}',f'{b:.2f}'])
    rows.append(dict(unit=u,tenantName=n,statusText=st,contractRent=m,charges=[dict(code=x,amount=y) for x,y in(('Maintenance',m),('Assessment',a),('Storage',sto),('Garage',g)) if y],totalCharges=t,balance=b))
cs=lambda c:round(sum(x['amount'] for q in rows for x in q['charges'] if x['code']==c),2)
out.append(['TOTAL','','',sh_t,'']+[f'{cs(c):.2f}' for c in('Maintenance','Assessment','Storage','Garage')]+[f'{S(rows,"totalCharges"):,.2f}',f'{S(rows,"balance"):.2f}'])
out+=[[],['48 apartments; 46 occupied; 2 vacant (sponsor)'],['Assessment of $0.40 per share through December 2025 (roof)']]
csv.writer(open(f'{R}/documents/{N}','w',newline='')).writerows(out)
save(N,'COOPERATIVE','csv export, maintenance roll',False,dict(propertyName='Beacon Hollow Tenants Corp.',asOnDate='2025-07',units=48,occupied=46,vacant=2,rows=rows))
