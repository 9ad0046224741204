from lib import *; import xlsxwriter
r=random.Random(909); n=N(909); fn='RR_EXPORT_20241031.xlsx'
wb=xlsxwriter.Workbook(doc(fn)); w=wb.add_worksheet('Export'); hb=wb.add_format(dict(bold=1,bg_color='#C0C0C0',border=1)); nm=wb.add_format(dict(num_format='0.00')); df=wb.add_format(dict(num_format='yyyy-mm-dd'))
H=['PropCode','PropName','BldgNo','SuiteNo','SuiteType','RentableSF','LesseeNo','LesseeName','StatusCode','StartDt','ExpireDt','BaseRentMo','OpExpMo','ParkingMo','TotalMo','MarketMo','SecDeposit','ARBalance']
for i,h in enumerate(H): w.write(0,i,h,hb)
w.freeze_panes(1,0); w.autofilter(0,0,0,len(H)-1); w.set_column(6,6,None,None,{'hidden':1}); w.set_column(7,7,32); w.set_column(1,1,24); w.set_column(9,17,11)
biz=['Title','Dental Lab','Insurance Agency','Hearing Aids','Bookkeeping','Surveying','Counseling','Staffing','Realty','Law Office','Travel','Optical','Software','Mortgage','Architects']; suf=['LLC','Inc','PC','','Co','LLP']
rows=[];R=1;S=dict.fromkeys(range(11,18),0);occ=vac=0;sf_t=0
for bl in ('1','2','3'):
    for k in range(16 if bl!='3' else 14):
        u=f'{(k//8)+1}{(k%8)*5+0:02d}'; sf=r.choice([480,650,820,1010,1240,1575,2100]); ty=r.choice(['OFF','OFF','OFF','MED','EXEC']); mk=round(sf*18.5/12,2); vc=r.random()<.2; sf_t+=sf; S[15]+=mk
        base=['KNP','Kettler North Office Park',int(bl),u,ty,sf]
        if vc:
            vac+=1; v=base+['','VACANT','V','','','','','','',mk,'','']; rows.append(row(unit=u,building=bl,unitType=ty,area=sf,statusText='V',marketRent=mk))
        else:
            occ+=1; who=f'{n.r.choice(L)} {r.choice(biz)} {r.choice(suf)}'.strip(); s=rd(r,(2019,1,1),(2024,8,1)).replace(day=1); e=s.replace(year=s.year+(3 if s.year>2021 else 6))-dt.timedelta(days=1); st='C'
            if r.random()<.1 : st='H'; e=dt.date(2024,r.choice([5,6,7]),30)
            if st=='C' and e<dt.date(2024,11,1): e=e.replace(year=2026)
            if s>e: s=s.replace(year=2021)
            br=round(sf*r.choice([14.5,15.75,16.5,17.25])/12,2); oe=round(sf*4.1/12,2); pk=r.choice([0,0,40,80]); to=round(br+oe+pk,2); dep=br; ar=r.choice([0,0,0,to,round(to*2,2),-15.5,to])
            v=base+[r.randint(2000,9999),who,st,s,e,br,oe,pk,to,mk,dep,ar]
            for i in (11,12,13,14,16,17): S[i]+=v[i]
            rows.append(row(unit=u,building=bl,unitType=ty,area=sf,tenantName=who,statusText=st,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=br,charges=[dict(code='OpExpMo',amount=oe),dict(code='ParkingMo',amount=pk)],totalCharges=to,marketRent=mk,deposit=dep,balance=ar))
        todo=[v]
        if vc and not any(x.get('statusText')=='F' for x in rows) and bl=='2':
            who='Prewitt Physical Therapy PC'; s=dt.date(2025,1,1); e=dt.date(2029,12,31); br=round(sf*17.5/12,2)
            todo.append(base[:5]+[sf,10231,who,'F',s,e,br,'','','','',br,'']); rows.append(row(unit=u,building=bl,unitType=ty,area=sf,tenantName=who,statusText='F',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=br,deposit=br))
        for v in todo:
            for i,x in enumerate(v):
                if x=='' : continue
                if isinstance(x,dt.date): w.write_datetime(R,i,dt.datetime(x.year,x.month,x.day),df)
                elif i>=11: w.write_number(R,i,x,nm)
                else: w.write(R,i,x)
            R+=1
w.write(R+1,0,'TOTAL (status C,H)'); w.write(R+1,5,sf_t)
for i in S: w.write_number(R+1,i,round(S[i],2),nm)
w.write(R+2,0,f'{occ+vac} suites / {occ} leased / {vac} vacant'); w.write(R+3,0,'Status: C=current H=holdover V=vacant F=future (not in totals)'); w.write(R+4,0,'Exported 2024-10-31 17:42 user JOYCE'); w.set_landscape(); w.fit_to_pages(1,0); wb.close()
save(fn,'OFFICE','small-program flat export, hidden column, status codes',False,'Kettler North Office Park','2024-10-31',rows,occ+vac,occ,vac,sheet='Export')
