# serviced offices, merged two-row headers, reserved clients, side table of virtual clients
from common import *; import xlsxwriter
FN='Quayline Workspace_occupancy_0226.xlsx'
rng=random.Random(1313)
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); da=wb.add_worksheet('Dashboard'); ws=wb.add_worksheet('Occupancy Feb-26'); vo=wb.add_worksheet('Virtual & Ancillary')
B=dict(font_name='Verdana',font_size=8); f=wb.add_format(B); c0=wb.add_format({**B,'align':'center'}); m=wb.add_format({**B,'num_format':'€#,##0;(€#,##0);"-"'}); d=wb.add_format({**B,'num_format':'dd/mm/yy'}); p=wb.add_format({**B,'num_format':'0%','align':'center'}); H=wb.add_format({**B,'bold':1,'bg_color':'#33334d','font_color':'white','align':'center','valign':'vcenter','text_wrap':1,'border':1,'border_color':'#ffffff'}); fl=wb.add_format({**B,'bold':1,'bg_color':'#e8e8f2'}); t=wb.add_format({**B,'bold':1,'top':1,'num_format':'€#,##0'}); tc=wb.add_format({**B,'bold':1,'top':1,'num_format':'#,##0','align':'center'})
av=wb.add_format({**B,'bg_color':'#e2f0d9'})
ws.write('A1','Quayline Workspace - Sir John Rogerson Row, Dublin 2',wb.add_format({**B,'bold':1,'font_size':12})); ws.write('A2','Office occupancy and licence fees - 28 February 2026 (monthly, ex VAT)',f)
for rng_,x in (('A4:A5','Office'),('B4:B5','Desks'),('C4:C5','Sq ft'),('D4:D5','Client'),('E4:E5','Status'),('F4:G4','Agreement'),('H4:H5','Notice (mths)'),('I4:K4','Licence fee pcm'),('L4:N4','Services pcm'),('O4:O5','Total invoice pcm'),('P4:P5','Retainer held')): ws.merge_range(rng_,x,H)
for c,x in zip('FGIJKLMN',('Start','End','List','Disc.','Actual','Telecoms & IT','Car park','Storage')): ws.write(f'{c}5',x,H)
ws.set_row(4,26)
cl=iter("Abacus Ridge Ltd|Boreal Grants DAC|Cardinal Compliance Ltd|Doyenne Skincare Ltd|Eastpoint Legal Search|Fathom Audio Ltd|Glasswing Biometrics DAC|Hourglass Events Ltd|Inish Aviation Leasing DAC|Juniper Claims Ltd|Kilda Fund Services DAC|Lantern Games Ltd|Meridian Loss Adjusters|Nettle & Thorn PR Ltd|Oakmoss Ventures|Plinth Architects|Quorum Polling Ltd|Ravelin Shipping Agency|Stagwood Capital Ltd|Tern Robotics Ltd|Umbra Cyber DAC|Verity Translation Ltd|Willowbank Advisory|Xylo Payments DAC|Yarrow Clinical Ltd|Zephyr Wind Consulting|Amberley Trust Co.|Birchfield Media".split('|'))
r=5;rows=[];T=[0]*7;TA=TDk=0;off=occ=0
for F in (1,2,3,4):
    ws.merge_range(r,0,r,15,f'Level {F}',fl); r+=1
    for k in range(1,9 if F<4 else 8):
        u=f'{F}.{k:02d}'; dk=rng.choice([2,3,4,4,6,8,10,14]); a=dk*rng.randint(42,55); li=dk*rng.choice([540,560,585]); off+=1;TA+=a;TDk+=dk
        x=rng.random(); st='Available' if x<.17 else ('Notice' if x<.25 else 'Licensed')
        if (F,k)==(2,4): st='Available'
        def wr(st,t_,s=None,e=None,no=None,fee=None,sv=(0,0,0),ret=None,future=False):
            global r
            b=av if st=='Available' else f
            ws.write_string(r,0,u,b)
            if not future: ws.write(r,1,dk,c0); ws.write(r,2,a,c0); ws.write(r,8,li,m)
            ws.write(r,3,t_ or '',b); ws.write(r,4,st,b)
            if s: ws.write_datetime(r,5,dt.datetime(s.year,s.month,s.day),d)
            if isinstance(e,str): ws.write(r,6,e,f)
            elif e: ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),d)
            if no: ws.write(r,7,no,c0)
            if fee:
                ws.write(r,9,1-fee/li,p); ws.write(r,10,fee,m)
                for j,v in enumerate(sv): ws.write(r,11+j,v,m)
                ws.write_formula(r,14,f'=SUM(K{r+1}:N{r+1})',m,fee+sum(sv)); ws.write(r,15,ret,m)
            ch=[dict(code=q,amount=v) for q,v in zip(('Telecoms & IT','Car park','Storage'),sv) if v]
            rows.append(row(unit=u,section=f'Level {F}',area=None if future else a,marketRent=None if future else li,tenantName=t_,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=fee,charges=([dict(code='Actual',amount=fee)]+ch) if fee else None,totalCharges=fee+sum(sv) if fee else None,deposit=ret))
            r+=1
        T[0]+=li
        if st=='Available': wr(st,None)
        else:
            occ+=1
            s=addm(D(2023,3,1),rng.randint(0,35)); e=addm(s,rng.choice([12,24,36]))-dt.timedelta(days=1)
            if e<D(2026,3,1): e='Rolling' if st!='Notice' else D(2026,4,30)
            fee=round(li*rng.choice([1,.95,.9,.85,.8,.75])/5)*5; sv=(dk*rng.choice([0,25,40]),rng.choice([0,0,250,500]),rng.choice([0,0,0,90])); ret=fee*2
            wr(st,next(cl),s,e,rng.choice([1,3,3]) ,fee,sv,ret)
            for i,v in enumerate((fee,)+sv+(fee+sum(sv),ret),1): T[i]+=v
        if (F,k)==(2,4): wr('Reserved','Seabright Analytics Ltd',D(2026,4,1),D(2027,3,31),future=True)
ws.write(r,0,'Total',t); ws.write(r,1,TDk,tc); ws.write(r,2,TA,tc)
for j in (3,4,5,6,7,9): ws.write(r,j,'',t)
for j,v in zip((8,10,11,12,13,14,15),T): ws.write(r,j,v,t)
for c,w in zip('ABCDEFGHIJKLMNOP',(7,7,7,29,10,10,10,8,10,7,10,10,9,9,11,11)): ws.set_column(f'{c}:{c}',w)
ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0)
ws.write(r+2,0,'Reserved = agreement signed, not yet in occupation; fee starts with the agreement and is not in the totals.',wb.add_format({**B,'italic':1}))
da.write('A1','Quayline Workspace - dashboard Feb 2026',wb.add_format({**B,'bold':1,'font_size':12}))
for i,(a,b) in enumerate((('Offices',off),('Licensed (incl. notice)',occ),('Available',off-occ),('Office occupancy',f'{occ/off*100:.1f}%'),('Office invoice total',T[5]))): da.write(2+i,0,a,f); da.write(2+i,1,b,m if a.endswith('total') else f)
da.set_column('A:A',34); da.set_column('B:B',12)
for j,x in enumerate(('Client','Plan','Monthly fee')): vo.write(0,j,x,H)
for i,(a,b,q) in enumerate((("Mistral Freight","Virtual Gold",129),("Oriel Tutors","Virtual Silver",79),("Pagoda Imports","Mail only",45),("Sorrel Catering","Virtual Gold",129),("Vantage Drones","Virtual Silver",79))): vo.write(1+i,0,a,f);vo.write(1+i,1,b,f);vo.write(1+i,2,q,m)
vo.set_column('A:B',24); vo.set_column('C:C',12)
wb.close()
for i,kk in ((1,'contractRent'),(0,'marketRent'),(5,'totalCharges'),(6,'deposit')): tie(kk,T[i],S(rows,kk))
tie('a',TA,S(rows,'area'))
save(FN,'OFFICE','Irish serviced offices, merged grouped header, levels, reserved client row, three sheets',True,'Quayline Workspace - Sir John Rogerson Row, Dublin 2','2026-02-28',off,occ,off-occ,rows,sheet='Occupancy Feb-26')
