# warehouse park, owner's workbook, merged building cells, annual rents and next bump
from common import *
import xlsxwriter
r=random.Random(7003); fn='Kestrel Logistics Park - rents 2025.xlsx'
TN="Ironpath Freight;Domin Plumbing Supply;Blue Mesa Tile;Cascadia Racking Systems;Overland Beverage Dist.;PolyPak Converters;Rivet & Rail Fasteners;Summit Moving & Storage;Tessera Cabinets;Union Bolt;Vantage Crate Co.;Westhaven Paper;Zephyr HVAC Wholesale;AllGlass Inc;Bright Harvest Foods;Cordova Tire;Delmar Appliance Parts;East Fork Brewing (storage);Fulton Pallet;Gemini Trade Shows;Hallmark Roofing Supply;Inland Medical Logistics;Jasper Stoneworks;K&R Electric".split(';')
wb=xlsxwriter.Workbook(out(fn));ws=wb.add_worksheet('2025 Rents')
ft={'font_name':'Calibri','font_size':10}
f=lambda **k:wb.add_format({**ft,**k})
H=f(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#1F4E78',font_color='white',border=1)
n0=f(num_format='#,##0');d0=f(num_format='$#,##0');d2=f(num_format='$0.00');dt=f(num_format='mmm d, yyyy',align='center');tx=f();wr=f(text_wrap=1,font_size=8)
bn=f(bold=1,rotation=90,align='center',valign='vcenter',border=1,bg_color='#DDEBF7');sb=f(bold=1,top=1,num_format='#,##0');sd=f(bold=1,top=1,num_format='$#,##0')
ws.write('A1','KESTREL LOGISTICS PARK',f(bold=1,font_size=14));ws.write('A2','4400-4460 Airfreight Dr. — Owner: Kestrel Park Holdings LP',f(italic=1))
ws.write('A3','Rents in place 1/1/2025 (for 2025 assessment appeal)',tx)
hd=['Bldg','Bay','Tenant','Rentable\nSF','Clear\nHt','Lease\nStart','Lease\nExpires','Annual\nBase Rent','$/SF/yr\nNNN','Est. NNN\n$/SF','Next\nBump','Annual Rent\nafter Bump','Security\nDeposit','Notes']
for j,h in enumerate(hd):ws.write(4,j,h,H)
ws.set_row(4,32)
for j,w in enumerate([6,7,28,10,6,13,13,13,9,9,13,13,12,34]):ws.set_column(j,j,w)
ws.freeze_panes(5,3)
R0=5;rows=[];k=0;subs=[];g=[0,0,0];ws.set_column('E:E',6,None,{'hidden':1})
for b,nb in(('4400',9),('4420',6),('4460',11)):
    st=R0;s=[0,0,0]
    for i in range(nb):
        bay=f"{'ABCDEFGHJKL'[i]}";sf=r.choice([4800,6000,7200,9600,12000,14400]) if b!='4420' else r.choice([18000,24000,31200])
        vac=(b,i) in(('4400',5),('4460',8))
        ws.write(R0,1,bay,f(align='center'));ws.write(R0,3,sf,n0);ws.write(R0,4,24,n0)
        if vac:
            ws.write(R0,2,'vacant',f(italic=1,font_color='#C00000'))
            note={5:'Office being demo\'d',8:'LOI out, 5 yr @ $8.10'}[i];ws.write(R0,13,note,wr)
            rows.append(row(unit=bay,building=b,area=sf,statusText='vacant'));s[0]+=sf
        else:
            t=TN[k];k+=1;y=r.choice([2018,2020,2021,2022,2023,2024]);m=r.randint(1,12);a=D.date(y,m,1);yrs=r.choice([3,5,5,7]) 
            while y+yrs<2025 or (y+yrs==2025 and m<5):yrs+=2
            e=addm(a,yrs*12)-D.timedelta(1);psf=r.choice([6.9,7.25,7.5,7.8,8.1,8.45]) if b!='4420' else r.choice([5.85,6.1,6.4])
            ann=round(sf*psf);mtm=(b,i)==('4400',2)
            dep=round(ann/12,-2) if r.random()<.8 else None
            nb_=D.date(2025,m,1) if m>1 else D.date(2026,1,1)
            step=None if mtm or nb_>=e or k%7==0 else round(ann*1.035)
            ws.write(R0,2,t,tx);ws.write_datetime(R0,5,D.datetime(a.year,a.month,1),dt)
            if mtm:ws.write(R0,6,'MTM',f(align='center'))
            else:ws.write_datetime(R0,6,D.datetime(e.year,e.month,e.day),dt)
            ws.write(R0,7,ann,d0);ws.write_formula(R0,8,f'=H{R0+1}/D{R0+1}',d2,ann/sf);ws.write(R0,9,2.35 if b!='4420' else 2.1,d2)
            if step:ws.write_datetime(R0,10,D.datetime(nb_.year,nb_.month,1),dt);ws.write(R0,11,step,d0)
            elif not mtm:ws.write(R0,10,'flat' if k%7==0 else 'n/a',f(align='center'))
            if dep is not None:ws.write(R0,12,dep,d0)
            nt={3:'Yard area incl. no charge',8:'1 x 5 yr option @ FMV',14:'Freezer by tenant',20:'Guaranty – parent',11:'Two docks blocked by Ten. improvements'}.get(k)
            if nt:ws.write(R0,13,nt,wr)
            s[0]+=sf;s[1]+=ann;s[2]+=dep or 0
            rows.append(row(unit=bay,building=b,tenantName=t,area=sf,leaseStartDate=a,leaseEndDate='MTM' if mtm else e,annualRent=ann,deposit=dep,statusText='Occupied',rentSteps=[dict(date=iso(nb_),amount=step,per='year')] if step else None))
        R0+=1
    ws.merge_range(st,0,R0-1,0,b,bn)
    ws.write(R0,2,f'Bldg {b} total',sb)
    for j,(col,fm,v) in enumerate(((3,sb,s[0]),(7,sd,s[1]),(12,sd,s[2]))):
        L='ABCDEFGHIJKLM'[col];ws.write_formula(R0,col,f'=SUM({L}{st+1}:{L}{R0})',fm,v);g[j]+=v
    subs.append(R0+1);R0+=2
gt=f(bold=1,top=6,num_format='#,##0');gd=f(bold=1,top=6,num_format='$#,##0')
ws.write(R0,2,'PARK TOTAL',gt)
for j,(L,fm) in enumerate((('D',gt),('H',gd),('M',gd))):
    ws.write_formula(R0,{'D':3,'H':7,'M':12}[L],'='+'+'.join(f'{L}{q}' for q in subs),fm,g[j])
ws.write(R0+2,2,'All leases NNN. Bump = next scheduled increase only. Clear height col. hidden.',f(italic=1,font_size=8))
ws.set_landscape();ws.fit_to_pages(1,0)
w2=wb.add_worksheet('NNN budget')
for i,(a,b) in enumerate((('2025 NNN budget',None),('Real estate tax',214600),('Insurance',61250),('CAM & snow',118900),('Mgmt 3%',48700),('Total',443450))):
    w2.write(i,0,a);b and w2.write(i,1,b,n0)
wb.close()
tie(rows,'annualRent',g[1]);tie(rows,'area',g[0]);tie(rows,'deposit',g[2])
n=len(rows);v=sum(x['statusText']=='vacant' for x in rows)
save(fn,'WAREHOUSE','owner workbook, merged vertical building cells, annual rents, next bump',False,dict(propertyName='KESTREL LOGISTICS PARK',asOnDate='2025-01-01',units=n,occupied=n-v,vacant=v,sheet='2025 Rents',rows=rows))
