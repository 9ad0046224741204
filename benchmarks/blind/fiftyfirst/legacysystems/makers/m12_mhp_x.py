from .lib import *
import xlsxwriter, datetime as dt
def make():
    R=random.Random(12012); N='pinelake_mhc_convert.xlsx'
    wb=xlsxwriter.Workbook(os.path.join(DOC,N)); wb.set_properties({'created':dt.datetime(2007,10,2)})
    F=lambda **k:wb.add_format(dict(font_name='Courier New',font_size=9,**k))
    b=F(bold=1); c=F(); n=F(num_format='#,##0.00_);(#,##0.00)'); nb=F(num_format='#,##0.00_);(#,##0.00)',bold=1,top=6); g=F(bg_color='#E0E0E0',bold=1); hd=F(bold=1,align='center',bottom=1); hm=F(bold=1,align='center',bg_color='#CCCCCC')
    rc=wb.add_worksheet('RECAP'); ws=wb.add_worksheet('ROLL'); tl=wb.add_worksheet('CODES')
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4,5)
    ws.write(0,0,'PINE LAKE MOBILE HOME COMMUNITY',b); ws.write(1,0,'SITE ROLL  MHPS/400 CONVERSION FILE',c); ws.write(2,0,'BILLING DATE 10/01/2007',c)
    ws.merge_range(4,0,4,3,'SITE',hm); ws.merge_range(4,4,4,7,'RESIDENT',hm); ws.merge_range(4,8,4,12,'MONTHLY BILLING',hm); ws.merge_range(4,13,4,14,'ACCOUNT',hm)
    for k,x in enumerate(['LOT','TYPE','W X D','CD','LAST NAME','FIRST','SINCE','HOME','LOT RENT','WTR/SWR','GARB','PET','BILLED','DEPOSIT','BAL FWD']): ws.write(5,k,x,hd)
    for k,w in enumerate((7,7,9,4,16,12,11,14,11,10,8,8,11,10,11)): ws.set_column(k,k,w)
    r=6; tr=[]; G=[0]*7; occ=vac=0; byt={}
    mk=['Fleetwood','Skyline','Redman','Champion','Clayton','Liberty']
    for street,pre,cnt in (('DOGWOOD LANE','D',18),('HERON DRIVE','H',22),('PINE CIRCLE','P',16),('LAKE ROW (SENIOR)','L',10)):
        ws.merge_range(r,0,r,14,street,g); r+=1; S=[0]*7
        for k in range(1,cnt+1):
            u='%s%d'%(pre,k); ty=R.choice(['SW','SW','DW']); dim='14X70' if ty=='SW' else '28X56'; x=R.random()
            ws.write(r,0,u,c); ws.write(r,1,ty,c); ws.write(r,2,dim,c); q=byt.setdefault(ty,[0,0]); q[0]+=1
            T=dict(unit=u,section=street,unitType=ty)
            if x<.1:
                vac+=1; cd=R.choice(['VL','VL','VH']); ws.write(r,3,cd,c); ws.write(r,4,'VACANT LOT' if cd=='VL' else 'VACANT HOME',c); T['statusText']=cd; r+=1; tr.append(T); continue
            occ+=1; q[1]+=1; cd='OC' if x<.95 else 'DQ'; ln,fn=R.choice(LAST),R.choice(FIRST); mi=date(R.randint(1982,2007),R.randint(1,9),R.randint(1,28))
            rent=R.choice([268,275,281.5,290]) + (35 if ty=='DW' else 0); w=round(R.uniform(18,46),2); gb=12.; pet=R.choice([0,0,5,10]); t=round(rent+w+gb+pet,2); dep=R.choice([0,150,200,275]); bal=R.choice([0]*6+[-14.2,63.75]) if cd=='OC' else round(t*2+25,2)
            ws.write(r,3,cd,c); ws.write(r,4,ln,c); ws.write(r,5,fn,c); ws.write_string(r,6,mi.strftime('%m-%d-%Y'),c); ws.write(r,7,'%02d %s'%(R.randint(71,106)%100,R.choice(mk)),c)
            for j,v in ((8,rent),(9,w),(10,gb),(12,t),(13,dep),(14,bal)): ws.write(r,j,v,n)
            if pet: ws.write(r,11,pet,n)
            T.update(statusText=cd,tenantName=ln+' '+fn,moveInDate=iso(mi),contractRent=rent,charges=[dict(code=a,amount=v) for a,v in (('LOT RENT',rent),('WTR/SWR',w),('GARB',gb),('PET',pet)) if v],totalCharges=t,deposit=dep,balance=bal); tr.append(T); r+=1
            for j,v in enumerate((rent,w,gb,pet,t,dep,bal)): S[j]=round(S[j]+v,2)
        ws.write(r,4,'STREET TOTAL',b); [ws.write(r,8+j,v,nb) for j,v in enumerate(S)]; r+=2; G=[round(a+d,2) for a,d in zip(G,S)]
    ws.write(r,4,'PARK TOTAL',b); [ws.write(r,8+j,v,nb) for j,v in enumerate(G)]; ws.write(r+1,4,'%d LOTS  %d OCC  %d VAC'%(occ+vac,occ,vac),c)
    ws.set_footer('&C&P')
    rc.write(0,0,'PINE LAKE MOBILE HOME COMMUNITY - RECAP 10/01/2007',b); rc.write_row(2,0,['TYPE','LOTS','OCCUPIED'],hd)
    for k,(a,v) in enumerate(sorted(byt.items())): rc.write_row(3+k,0,[a]+v,c)
    rc.write_row(6,0,['TOTAL LOTS',occ+vac,occ],b); rc.write(8,0,'LOT RENT BILLED',c); rc.write(8,2,G[0],n); rc.write(9,0,'ALL BILLED',c); rc.write(9,2,G[4],n); rc.set_column(0,0,20); rc.set_column(2,2,14)
    for k,x in enumerate(['OC = occupied','DQ = occupied, delinquent','VL = vacant lot','VH = vacant park-owned home','SW = single wide','DW = double wide']): tl.write(k,0,x,c)
    ws.activate(); wb.close()
    write(N,dict(propertyName='PINE LAKE MOBILE HOME COMMUNITY',asOnDate='2007-10-01',units=occ+vac,occupied=occ,vacant=vac,sheet='ROLL',rows=tr),'MANUFACTURED_HOUSING','Conversion workbook, banded heads, streets as sections, recap and code sheets','mhps-convert',True)
