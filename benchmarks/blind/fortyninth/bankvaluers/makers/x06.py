# Larger manufactured home community, flat export, sections per street
from common import *
import xlsxwriter
rng=random.Random(940611);P=People(rng);NAME='RentRollDetail_SaltgrassEstates.xlsx'
wb=xlsxwriter.Workbook(docpath(NAME));ws=wb.add_worksheet('Report');wb.set_properties({'created':dt.datetime(2026,4,2)})
F=lambda **k:wb.add_format({'font_name':'Tahoma','font_size':8,**k})
n0=F();b=F(bold=1);ti=F(bold=1,font_size=12,align='center');hd=F(bold=1,bottom=1,text_wrap=1,align='center',bg_color='#EEEEEE');mo=F(num_format='#,##0.00;(#,##0.00)');mb=F(num_format='#,##0.00;(#,##0.00)',bold=1,top=1);dtf=F(num_format='mm/dd/yyyy',align='left');st_=F(bold=1,font_color='#003366',bottom=1)
ws.merge_range('A1:O1','Rent Roll Detail',ti);ws.merge_range('A2:O2','Saltgrass Estates MHC - Manufactured Home Community',F(align='center'));ws.merge_range('A3:O3','As of 03/31/2026   Sorted by: Street, Site   Include: Current, Notice, Vacant',F(align='center',italic=1))
H=['Site','Address','Site Type','','Resident Name','Status','Move In','Lease Expires','Market Rent','Site Rent','Home Pmt','Water','Pet','Total Charges','Balance'];C=[9,10,11,12,13]
for i,h in enumerate(H):ws.write(4,i,h,hd)
ws.set_row(4,24)
r=5;rows=[];G=[0.]*7;N=O=0
for street,k0,n in (('Avocet Circle',1,26),('Bittern Lane',27,31),('Curlew Court',58,14),('Dunlin Drive',72,28)):
    ws.write(r,0,street,st_);r+=1;S=[0.]*7;o=0
    for k in range(k0,k0+n):
        ty=rng.choice(['SW','SW','DW','DW Corner']);mk={'SW':565,'DW':615,'DW Corner':640}[ty];u=f"{k:03d}";N+=1
        ws.write_string(r,0,u,n0);ws.write(r,1,f"{100+2*(k-k0)} {street}",n0);ws.write(r,2,ty,n0);ws.write(r,8,mk,mo);S[0]+=mk
        d=dict(unit=u,section=street,unitType=ty,marketRent=float(mk))
        if rng.random()<.09: ws.write(r,4,'VACANT',n0);ws.write(r,5,'Vacant',n0);d['statusText']='Vacant'
        else:
            o+=1;O+=1;nm=P.last_first();stt='Notice' if rng.random()<.04 else 'Current';mi=dt.date(rng.randint(1998,2025),rng.randint(1,12),rng.randint(1,28));mtm=rng.random()<.45
            le='MTM' if mtm else dt.date(2026,rng.randint(4,12),30)
            v=[float(mk-rng.choice([0,0,15,25,40,61])),float(rng.choice([0]*6+[389,412.5])),round(rng.uniform(19,64),2),float(rng.choice([0,0,0,10,20])),];t=round(sum(v),2);bal=rng.choice([0.,0.,0.,0.,0.,t,25.,-v[0],round(t*2+50,2)])
            ws.write(r,4,nm,n0);ws.write(r,5,stt,n0);ws.write_datetime(r,6,dt.datetime.combine(mi,dt.time()),dtf)
            ws.write(r,7,'MTM',n0) if mtm else ws.write_datetime(r,7,dt.datetime.combine(le,dt.time()),dtf)
            for c,x in zip((9,10,11,12,13,14),v+[t,bal]):ws.write(r,c,x,mo)
            S=[a+b_ for a,b_ in zip(S,[0]+v+[t,bal])]
            d.update(tenantName=nm,statusText=stt,moveInDate=iso(mi),leaseEndDate=iso(le),contractRent=v[0],charges=[{"code":c,"amount":x} for c,x in zip(('Site Rent','Home Pmt','Water','Pet'),v)],totalCharges=t,balance=bal)
        rows.append(d);r+=1
    ws.write(r,0,f'{street}: {n} sites, {o} occupied',b)
    for c,x in zip(range(8,15),S):ws.write(r,c,round(x,2),mb)
    G=[a+b_ for a,b_ in zip(G,S)];r+=2
ws.write(r,0,'Grand Total',b)
for c,x in zip(range(8,15),G):ws.write(r,c,round(x,2),mb)
r+=2
for l,v in (('Total Sites',N),('Occupied Sites',O),('Vacant Sites',N-O)):ws.write(r,0,l,b);ws.write(r,4,v,F(align='left'));r+=1
ws.write(r+1,0,'Generated 04/02/2026 09:41 AM',F(italic=1))
for k,w in enumerate((8,18,10,1.5,24,8,10,11,9,9,9,8,7,10,10)):ws.set_column(k,k,w)
ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.freeze_panes(5,0);wb.close()
finish(NAME,'MANUFACTURED_HOUSING','Property-management detail export for a 99-site community, street sections with subtotals, charge columns',False,'Saltgrass Estates MHC','2026-03-31',N,O,N-O,rows)
