from common import *
import xlsxwriter
rnd=random.Random(808); F='ie_btr_rent_roll_export.xlsx'; asof=D('2026-07-31')
wb=xlsxwriter.Workbook(f'{B}/documents/{F}'); ws=wb.add_worksheet('RR_Export'); sm=wb.add_worksheet('Summary')
f=lambda **k:wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ws.write(0,0,'Kilmacud Row Apartments',f(bold=1)); ws.write(1,0,'Rent Roll by Unit'); ws.write(2,0,'Position date: 31/07/2026   Generated: 03/08/2026 09:12   User: sys_reports   Currency: EUR')
hd=['Unit','Block','Level','Lease Ref','Apt Type','Area (m²)','Unit Status','Lead Resident','Other Residents','Tenancy Start','Tenancy End','Market Rent pcm','Contract Rent pcm','Parking pcm','Pet Fee pcm','Total pcm','Next RPZ Review','Deposit Held','Arrears']
HF=f(bold=1,bg_color='#DDEBF7',border=1,text_wrap=1,valign='top')
ws.set_row(4,30)
for j,h in enumerate(hd): ws.write(4,j,h,HF)
NUM=f(num_format='#,##0.00'); DT=f(num_format='dd/mm/yyyy'); A1=f(num_format='0.0'); P=f()
ty={'Studio':(38,1850),'1B2P':(47,2150),'2B3P':(64,2600),'2B4P':(74,2795),'3B5P':(92,3350)}
nm=lambda:f'{rnd.choice(FIRST)} {rnd.choice(LAST)}'
rows=[]; cnt={}; r=5; keys=['marketRent','contractRent','Parking','Pet','totalCharges','deposit','balance']; T=dict.fromkeys(keys+['area'],0)
for bl,lv,per in (('A',7,12),('B',6,11),('C',7,10)):
    for l in range(lv):
        for i in range(1,per+1):
            u=f'{bl}{l}{i:02d}'; t=list(ty)[(i*2+(l==lv-1))%5] if i%3 else '2B4P'; ar=round(ty[t][0]+rnd.choice([0,.4,1.2,2.1,3.5]),1); mk=ty[t][1]+l*15+rnd.choice([0,0,25,50])
            x=rnd.random(); s='Occupied' if x<.87 else 'Notice Given' if x<.915 else 'Vacant - Ready' if x<.95 else 'Void - Works' if x<.97 else 'Pre-let'
            if u=='A003': s='Show Apartment'
            cnt[s]=cnt.get(s,0)+1
            ws.write(r,0,u,P); ws.write(r,1,bl,P); ws.write(r,2,l,P); ws.write(r,4,t,P); ws.write(r,5,ar,A1); ws.write(r,6,s,P); ws.write(r,11,mk,NUM)
            d=dict(unit=u,building=bl,unitType=t,area=ar,statusText=s,marketRent=mk); T['marketRent']+=mk; T['area']+=ar
            if s in('Occupied','Notice Given','Pre-let'):
                st=dt.date(rnd.randint(2022,2026),rnd.randint(1,12),rnd.choice([1,1,5,12,15,20,28]))
                while st>asof: st=addm(st,-12)
                if s=='Pre-let': st=asof+dt.timedelta(rnd.randint(3,25))
                en=term_end(st,1)
                while en<asof: en=term_end(en+dt.timedelta(1),1)
                if s=='Notice Given': en=asof+dt.timedelta(rnd.randint(5,80))
                cr=round((mk-rnd.choice([0,25,60,85,120,180])) *(1-.02*(2026-st.year)),0); pk=rnd.choice([0,0,150,165]) if t!='Studio' else 0; pet=rnd.choice([0,0,0,0,0,35]); tot=cr+pk+pet; dep=cr; ar_=0 if rnd.random()<.88 else round(rnd.choice([.5,1,1,2])*tot-rnd.choice([0,120.5,300]),2); ar_=0 if s=='Pre-let' else ar_
                if rnd.random()<.03 and ar_==0 and s!='Pre-let': ar_=-150.0
                t1=nm(); oth='; '.join(nm() for _ in range(rnd.choice([0,1,1,2]))) if t!='Studio' else ''
                ws.write(r,3,f'KR-{rnd.randint(10000,99999)}',P); ws.write(r,7,t1,P); ws.write(r,8,oth,P); ws.write_datetime(r,9,dt.datetime.combine(st,dt.time()),DT); ws.write_datetime(r,10,dt.datetime.combine(en,dt.time()),DT)
                for j,v in ((12,cr),(13,pk),(14,pet),(15,tot),(17,dep),(18,ar_)): ws.write(r,j,v,NUM)
                ws.write_datetime(r,16,dt.datetime.combine(addm(st,12 if addm(st,12)>asof else 12*(1+(asof-st).days//365)),dt.time()),DT)
                d.update(tenantName=t1,leaseStartDate=iso(st),leaseEndDate=iso(en),contractRent=cr,charges=[dict(code='Parking',amount=pk),dict(code='Pet Fee',amount=pet)],totalCharges=tot,deposit=dep,balance=ar_)
                for k,v in (('contractRent',cr),('Parking',pk),('Pet',pet),('totalCharges',tot),('deposit',dep),('balance',ar_)): T[k]=round(T[k]+v,2)
            rows.append(d); r+=1
TB=f(bold=1,num_format='#,##0.00',top=1); n=len(rows)
for j in range(19): ws.write_blank(r,j,None,TB)
ws.write(r,0,f'Total ({n} units)',TB)
for j,k in ((5,'area'),(11,'marketRent'),(12,'contractRent'),(13,'Parking'),(14,'Pet'),(15,'totalCharges'),(17,'deposit'),(18,'balance')):
    L=chr(65+j); ws.write_formula(r,j,f'=SUM({L}6:{L}{r})',TB,round(T[k],2))
ws.set_column(3,3,11,None,{'hidden':1}); ws.autofilter(4,0,r-1,18); ws.freeze_panes(5,1)
for c,w in ((0,8),(1,6),(2,6),(4,9),(5,9),(6,15),(7,20),(8,34),(9,11),(10,11),(11,12),(12,12),(13,10),(14,9),(15,12),(16,11),(17,12),(18,11)): ws.set_column(c,c,w)
ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(4)
sm.write(0,0,'Kilmacud Row - occupancy at 31/07/2026',f(bold=1)); i=2
for s in ('Occupied','Notice Given','Pre-let','Vacant - Ready','Void - Works','Show Apartment'): sm.write(i,0,s); sm.write(i,1,cnt.get(s,0)); i+=1
let=cnt['Occupied']+cnt['Notice Given']; sm.write(i,0,'Total units',f(bold=1)); sm.write(i,1,n,f(bold=1)); sm.write(i+2,0,'Let (Occupied + Notice Given)'); sm.write(i+2,1,let); sm.write(i+3,0,'Not let'); sm.write(i+3,1,n-let); sm.write(i+4,0,'Occupancy'); sm.write(i+4,1,let/n,f(num_format='0.0%')); sm.set_column(0,0,34); wb.close()
q=lambda k:[round(T[k],2),str(T[k])]
save(F,'Kilmacud Row Apartments','2026-07-31',rows,n,let,n-let,'MULTIFAMILY','Irish build-to-rent system export, hidden column, filters, six unit statuses, summary sheet',False,{'area':q('area'),'marketRent':q('marketRent'),'contractRent':q('contractRent'),'charge:Parking':q('Parking'),'charge:Pet Fee':q('Pet'),'totalCharges':q('totalCharges'),'deposit':q('deposit'),'balance':q('balance')},sheet='RR_Export')
