from common import *
import xlsxwriter
STEM='RampartStorage_UnitMix_2026Q2'
SZ=[(5,5),(5,10),(5,15),(10,10),(10,15),(10,20),(10,25),(10,30)]
def make():
    rng=random.Random(39009)
    secs=[('Drive-Up, Non-Climate',[(w,l,'Drive-up') for w,l in SZ[1:]],1.12),
     ('Interior, Non-Climate',[(w,l,'Interior, ground') for w,l in SZ[:5]],1.22),
     ('Climate Controlled',[(w,l,f'Climate, {fl}') for fl in('1st floor','2nd floor') for w,l in SZ[:6]],1.68),
     ('Specialty',[(12,40,'Enclosed RV, electric'),(5,4,'Wine locker'),(10,12,'Contractor bay'),],1.45),
     ('Outdoor Parking',[(10,20,'Uncovered'),(12,30,'Uncovered, pull-through'),(12,45,'Canopy')],.28)]
    OFF='other:Offline'
    K=['sf','units','total_sf','occupied','vacant',OFF,'pct_occ','market','market_sf','market_total','actual','actual_total']
    wb=xlsxwriter.Workbook(f'{DOC}/{STEM}.xlsx'); ws=wb.add_worksheet('Mix'); rl=wb.add_worksheet('Rate log')
    F=lambda **o: wb.add_format(dict(dict(font_name='Calibri',font_size=10),**o))
    ws.set_column('A:A',11); ws.set_column('B:B',24); ws.set_column('C:H',9); ws.set_column('I:I',8); ws.set_column('J:K',10); ws.set_column('L:L',13); ws.set_column('M:M',10); ws.set_column('N:N',13)
    ws.write('A1','Rampart Self Storage – Denby Junction',F(bold=1,font_size=14,font_color='#C55A11')); ws.write('A2','Unit mix and rate summary as of 6/30/2026'); ws.write('N2','store 0417',F(align='right',italic=1))
    g=F(bold=1,align='center',bottom=1,font_color='#C55A11'); h=F(bold=1,align='right',text_wrap=1,bottom=2,valign='bottom'); hl=F(bold=1,text_wrap=1,bottom=2,valign='bottom')
    ws.merge_range('A4:B4','UNIT',g); ws.merge_range('C4:E4','SPACE',g); ws.merge_range('F4:I4','OCCUPANCY (UNITS)',g); ws.merge_range('J4:L4','STREET RATE',g); ws.merge_range('M4:N4','TENANTS IN PLACE',g)
    for i,t in enumerate(['Size','Description','SF each','Units','Total SF','Rented','Vacant','Offline','Occ %','Per unit','Per SF','Gross potential','Avg rent','Monthly rent']): ws.write(4,i,t,hl if i<2 else h)
    ws.set_row(4,30)
    I=dict(num_format='#,##0'); M=dict(num_format='$#,##0.00'); P=dict(num_format='0.0%'); Z=dict(num_format='#,##0;-#,##0;"-"')
    fm=dict(sf=I,units=I,total_sf=I,occupied=I,vacant=I,pct_occ=P,market=M,market_sf=M,market_total=M,actual=M,actual_total=M); fm[OFF]=Z
    FO={k:F(**v) for k,v in fm.items()}; FB={k:F(bold=1,top=1,bg_color='#FBE5D6',**v) for k,v in fm.items()}; FG={k:F(bold=1,top=2,bottom=6,**v) for k,v in fm.items()}
    bt=F(bold=1,top=1,bg_color='#FBE5D6'); bg=F(bold=1,top=2,bottom=6); sh=F(bold=1,italic=1)
    rows=[];tots=[];r=5;ALL=[];subs=[]
    C=dict(zip(K,'CDEFGHIJKLMN'))
    def agg(xs):
        a={k:sum(x[k] for x in xs) for k in('units','total_sf','occupied','vacant',OFF)}
        a['market_total']=round(sum(x['market_total'] for x in xs),2); a['actual_total']=round(sum(x['actual_total'] for x in xs),2)
        a['pct_occ']=round(a['occupied']/a['units']*100+1e-9,1)
        return a
    for sn,es,psf in secs:
        ws.write(r,0,sn,sh); r+=1; X=[]; r0=r
        for w,l,ds in es:
            sf=w*l; u=rng.randint(6,58) if sf<=150 else rng.randint(4,26)
            off=rng.choice([0,0,0,1,2]) if u>8 else 0; occ=int((u-off)*rng.uniform(.78,1)); vac=u-off-occ
            adj=(100/sf)**.35*psf*(.9 if '2nd' in ds else 1); mk=max(12,round(sf*adj)); 
            if ds=='Wine locker': mk=49
            at=round(sum(mk*rng.uniform(.86,1.19) for _ in range(occ)),2); ac=round(at/occ,2)
            x={'sf':sf,'units':u,'total_sf':sf*u,'occupied':occ,'vacant':vac,OFF:off,'pct_occ':round(occ/u*100+1e-9,1),'market':mk,'market_sf':round(mk/sf+1e-9,2),'market_total':mk*u,'actual':ac,'actual_total':at}
            ty=f'{w} x {l}' ; ws.write(r,0,ty,F()); ws.write(r,1,ds,F())
            n=r+1
            for k in K:
                v=x[k]; c=C[k]
                fo={'total_sf':f'=C{n}*D{n}','vacant':f'=D{n}-F{n}-H{n}','pct_occ':f'=F{n}/D{n}','market_sf':f'=J{n}/C{n}','market_total':f'=J{n}*D{n}','actual':f'=N{n}/F{n}'}.get(k)
                ci=ord(c)-65
                exact={'pct_occ':occ/u,'market_sf':mk/sf,'actual':at/occ}.get(k,v)
                if fo: ws.write_formula(r,ci,fo,FO[k],exact)
                else: ws.write_number(r,ci,v,FO[k])
            row=dict(type=ty,desc=ds,**{k:x[k] for k in K})
            if off==0: row.pop(OFF)
            rows.append(row); X.append(x); r+=1
        a=agg(X); n=r+1; lab=sn+' total'; ws.write(r,0,lab,bt); ws.write_blank(r,1,None,bt)
        def tl(a,FX,exp):
            for k in K:
                ci=ord(C[k])-65
                if k in('sf','market','market_sf','actual'): ws.write_blank(r,ci,None,FX[k]); continue
                if k=='pct_occ': ws.write_formula(r,ci,f'=F{n}/D{n}',FX[k],a['occupied']/a['units'])
                else: ws.write_formula(r,ci,exp(C[k]),FX[k],a[k])
        tl(a,FB,lambda c:f'=SUM({c}{r0+1}:{c}{r})'); subs.append(n)
        t=dict(label=lab,**{k:a[k] for k in K if k in a}); 
        if a[OFF]==0: t.pop(OFF)
        tots.append(t); ALL+=X; r+=2
    a=agg(ALL); n=r+1; ws.write(r,0,'Store total',bg); ws.write_blank(r,1,None,bg); tl(a,FG,lambda c:'='+'+'.join(f'{c}{s}' for s in subs))
    tots.append(dict(label='Store total',**{k:a[k] for k in K if k in a})); r+=2
    ws.write(r,0,'Offline = door or roof repair, manager apartment storage, or awaiting auction clean-out; counted in Units.',F(italic=1,font_size=9)); r+=1
    ws.write(r,0,'Street rates exclude protection plan and admin fee.',F(italic=1,font_size=9))
    ws.freeze_panes(5,2); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,1)
    rl.set_column('A:E',16); rl.fit_to_pages(1,0)
    for i,q in enumerate([('Effective','Size','Description','Old street','New street'),('4/15/2026','10 x 10','Climate, 1st floor',149,158),('5/1/2026','5 x 10','Drive-up',68,72),('6/12/2026','12 x 45','Canopy',139,129)]):
        for j,t in enumerate(q): rl.write(i,j,t,F(bold=i==0))
    wb.close()
    save(STEM,'xlsx','UM','SELF_STORAGE','Rampart district office','live-formula workbook, grouped header, five classes of space','offline units, same size in several sections, second sheet of rate changes, totals without averages',K,rows,tots)
