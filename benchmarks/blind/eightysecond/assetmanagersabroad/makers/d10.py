from common import *
import csv
rnd=random.Random(1010); F='uk_self_storage_unit_export.csv'
out=[['StoreKeep Pro v7.2','','','Unit Rent Roll'],['Site','Boxhaven Self Storage - Gravesmere'],['Report date','31/10/2026'],[],
['Unit No','Floor','Type','Sq Ft','Status','Customer','Moved In','Paid To','Std Rate (inc VAT)','Let Rate (inc VAT)','Insurance','Total Monthly','Deposit','Balance o/s','Notes']]
g=lambda x:f'£{x:,.2f}'if x>=0 else f'-£{-x:,.2f}'
uk=lambda d:d.strftime('%d/%m/%Y'); rows=[]; T=dict(a=0,s=0,l=0,i=0,t=0,d=0,b=0); c={}
biz=['Mossfield Joinery Ltd','Pop Vinyl Traders','Gravesmere Cricket Club','Apex Lettings Ltd','Cleanline FM Ltd','Tidal Events Ltd']
for k in range(86):
    fl='G' if k<38 else '1'; u=f'{fl}{(k if k<38 else k-38)+1:03d}'; ty='Drive-Up' if k<10 else 'Indoor' if k%17 else 'Locker'; a={'Drive-Up':rnd.choice([160,160,320]),'Locker':rnd.choice([10,16]),'Indoor':rnd.choice([25,35,50,50,75,100,125,150])}[ty]
    s=round(a*{'Drive-Up':1.55,'Locker':3.2,'Indoor':2.35}[ty]*1.2,2); x=rnd.random(); stt='Occupied' if x<.84 else 'Vacant' if x<.94 else 'Reserved' if x<.965 else 'Overlocked'
    if u=='G012': stt='Company Use'
    c[stt]=c.get(stt,0)+1; T['a']+=a; T['s']+=s
    d=dict(unit=u,unitType=ty,area=a,statusText=stt,marketRent=s)
    if stt in('Occupied','Overlocked'):
        mi=dt.date(rnd.randint(2018,2026),rnd.randint(1,10),rnd.randint(1,28)); n=rnd.choice(biz) if a>=100 and rnd.random()<.6 else f"{rnd.choice(['Mr','Mrs','Ms','Miss'])} {rnd.choice(FIRST)[0]} {rnd.choice(LAST)}"
        l=round(s*rnd.choice([1,.9,.85,.75,1.06]),2); i=rnd.choice([0,7.5,12,12,18]); t=round(l+i,2); dp=rnd.choice([0,50,50,100]); b=round(t*rnd.choice([2,3]),2) if stt=='Overlocked' else rnd.choice([0]*9+[t]); pt=dt.date(2026,11,rnd.randint(1,28)) if b==0 else dt.date(2026,8 if stt=='Overlocked' else 10,rnd.randint(1,28))
        out.append([u,fl,ty,a,stt,n,uk(mi),uk(pt),g(s),g(l),g(i),g(t),g(dp),g(b),'Lien notice sent' if stt=='Overlocked' else ''])
        d.update(tenantName=n,moveInDate=iso(mi),contractRent=l,charges=[dict(code='Insurance',amount=i)],totalCharges=t,deposit=dp,balance=b)
        for q,v in (('l',l),('i',i),('t',t),('d',dp),('b',b)): T[q]+=v
    else: out.append([u,fl,ty,a,stt,'','','',g(s),'','','','','',{'Reserved':'Reservation fee taken','Company Use':'Site office store'}.get(stt,'')])
    rows.append(d)
out.append(['TOTAL','','',f"{T['a']:,}",'','','','']+[g(T[q]) for q in 'slitdb']+['']); out.append([])
n=len(rows); occ=c['Occupied']+c['Overlocked']
out+= [['Total units',n]]+[[k,v] for k,v in c.items()]+[['Let units (Occupied + Overlocked)',occ],['Unlet units',n-occ]]
csv.writer(open(f'{B}/documents/{F}','w',newline='',encoding='utf-8-sig')).writerows(out)
q=lambda k:[round(T[k],2),g(T[k])]
save(F,'Boxhaven Self Storage - Gravesmere','2026-10-31',rows,n,occ,n-occ,'SELF_STORAGE','UK self storage csv export with preamble, pound amounts quoted, statuses and count block',False,{'area':[T['a'],f"{T['a']:,}"],'marketRent':q('s'),'contractRent':q('l'),'charge:Insurance':q('i'),'totalCharges':q('t'),'deposit':q('d'),'balance':q('b')})
