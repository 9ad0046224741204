from common import *
import xlsxwriter
F='Meridian_UK_Logistics_TS_25Sep25.xlsx'
r=random.Random(8113); d=D.date
AS=[('Halewood 31','Liverpool','Single let',[31]),('Trent Gateway','Newark','Multi',[14,22,9,35]),('Severnside Cross','Avonmouth','Multi',[48,26,26]),('Tollgate Trade Park','Chelmsford','Multi',[3.2,3.2,4.1,5.0,6.4,3.9,8.8,2.6]),('Parkway 120','Wakefield','Single let',[120]),('Arden Link','Coventry','Multi',[17,17,28,41,12]),('Cobalt Rise','Newcastle','Multi',[7.5,11,9.2,15]),('Westway Industrial','Park Royal','Multi',[6.1,4.8,9.9,7.7,12.5]),('Fenland Cold Store','Peterborough','Single let',[86])]
ten='Palletforce East Ltd-Roadway Parcel Group plc-Oakdene Kitchens Ltd-Volt Cycle Distribution Ltd-Harbour Freight Forwarding Ltd-Brewline Logistics Ltd-Stackhouse Storage Solutions Ltd-Granite Worktop Centre Ltd-Tileworks Trade Ltd-Plumbnation Trade Ltd-Electric Counter Ltd-Autoglaze UK Ltd-Screwline Fixings plc-Paintmaster Trade Ltd-City Brew Supplies Ltd-Northern Beds Ltd-Homestyle Direct plc-Arden Castings Ltd-Meridian Aerospace Components Ltd-Coventry Panel & Paint Ltd-Kestrel Couriers Ltd-Nimbus Data Hall Ltd-Tyne Valve & Pump Ltd-Geordie Gym Ltd-Dark Kitchens London Ltd-Chelsea Prop Hire Ltd-Silverline Catering Hire Ltd-Iceland Fish Importers UK Ltd-Flour & Salt Bakers Ltd-Spicebox Foods Ltd-Frostline Cold Chain Ltd-Secretary of State for Housing-NutriPack UK Ltd-Woodford Timber Trade Ltd'.replace('Iceland Fish','Norsea Fish').split('-')
def make():
    wb=xlsxwriter.Workbook(DOC+F); ws=wb.add_worksheet('TS'); w2=wb.add_worksheet('Top 10'); w3=wb.add_worksheet('Notes')
    b={'font_name':'Aptos Narrow','font_size':10,'valign':'vcenter'}
    X=lambda **k:wb.add_format({**b,**k})
    h=X(bold=1,font_color='white',bg_color='#444444',text_wrap=1,align='center'); g=X(bold=1,align='center',bottom=2,bg_color='#EEEEEE'); t=X(); a=X(bold=1,text_wrap=1,valign='top',top=1); n=X(num_format='#,##0'); q=X(num_format='#,##0.00'); dt=X(num_format='dd/mm/yyyy',align='center'); c=X(align='center'); S=X(bold=1,num_format='#,##0',top=1,bg_color='#F7F7F7'); GT=X(bold=1,num_format='#,##0',top=1,bottom=6,font_size=11); vd=X(italic=1,font_color='#C00000')
    ws.write(0,0,'Meridian UK Logistics Fund',X(bold=1,font_size=16)); ws.write(1,0,'Tenancy schedule as at 25 September 2025',X(font_size=11)); ws.write(1,13,'STRICTLY PRIVATE',X(font_color='#C00000',bold=1))
    ws.merge_range(3,0,3,6,'Property and occupier',g); ws.merge_range(3,7,3,12,'Lease events',g); ws.merge_range(3,13,3,17,'Income (£ per annum)',g)
    H=['Asset','Town','Asset code','Unit','Tenant','Area GIA sq ft','EPC','Start','Expiry','Next break','Break type','Next review','Review basis','Rent free to','Passing rent','Topped-up rent','Topped-up £ psf','ERV £ psf']
    for i,x in enumerate(H): ws.write(4,i,x,h)
    ws.set_row(4,30)
    for i,w in enumerate([19,13,9,9,34,10,6,11,11,11,8,11,16,11,12,12,10,8]): ws.set_column(i,i,w)
    ws.set_column(2,2,9,None,{'hidden':1}); ws.freeze_panes(5,5)
    R=5; rows=[];texts=[];totals=[];G=[0]*3; ti=0; nv=0
    void={('Trent Gateway',2),('Tollgate Trade Park',5),('Arden Link',0),('Westway Industrial',1)}
    psfb={'Liverpool':7.2,'Newark':7,'Avonmouth':9,'Chelmsford':15,'Wakefield':7.1,'Coventry':9.2,'Newcastle':8.3,'Park Royal':27,'Peterborough':11}
    for ai,(nm,tw,_,ss) in enumerate(AS):
        k=len(ss); T=[0]*3
        if k>1: ws.merge_range(R,0,R+k-1,0,nm,a)
        else: ws.write(R,0,nm,a)
        for j,sz in enumerate(ss):
            ar=int(sz*1000+r.randint(-400,400)); u='Whole' if k==1 else (f'Unit {j+1}' if nm!='Westway Industrial' else 'ABCDE'[j]) if nm!='Arden Link' else f'AL{j+1:02d}'
            ws.write(R,1,tw,t); ws.write(R,2,f'MLF{ai+1:03d}',t); ws.write(R,3,u,t); ws.write(R,5,ar,n); ws.write(R,6,r.choice('AABBBCCD'),c); erv=round(psfb[tw]*r.choice([1,1.05,1.1])*4)/4; ws.write(R,17,erv,q)
            rec=dict(unit=u,propertyName=nm,area=ar)
            if (nm,j) in void:
                nv+=1; ws.write(R,4,'Void',vd); rec['statusText']='Void'; ws.write(R,14,0,n); ws.write(R,15,0,n); rec['annualRent']=0
            else:
                tn=ten[ti]; ti+=1; s=d(r.randint(2016,2025),r.choice([3,6,9,12]),r.choice([24,25,29,1])) ; s=min(s,d(2025,9,1)); term=15 if ar>30000 else r.choice([5,10,10]); 
                while day(addm(s,term*12),-1)<d(2025,10,1): s=addm(s,60)
                if s>d(2025,9,1): s=d(2025,6,24)
                e=day(addm(s,term*12),-1); psf=round(psfb[tw]*r.uniform(.8,1.02)*4)/4; top=round(ar*psf/50)*50
                rf=day(addm(s,12 if term==15 else 6),-1); rf=rf if rf>d(2025,9,25) else None; ps=0 if rf else top
                bk=addm(s,60) if term>=10 and addm(s,60)>d(2025,9,25) and r.random()<.5 else None; rv=addm(s,60*((2025-s.year)//5+1)); rv=rv if rv<e else None
                ws.write(R,4,tn,t); ws.write(R,7,s,dt); ws.write(R,8,e,dt)
                if bk: ws.write(R,9,bk,dt); ws.write(R,10,r.choice(['Tenant','Tenant','Mutual']),c)
                if rv: ws.write(R,11,rv,dt); ws.write(R,12,r.choice(['OMV','OMV','CPI 1-4%','RPI 2-4% pa','Fixed uplift']),c)
                if rf: ws.write(R,13,rf,dt)
                ws.write(R,14,ps,n); ws.write(R,15,top,n); ws.write(R,16,round(top/ar,2),q)
                T[1]+=ps; T[2]+=top
                rec.update(tenantName=tn,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=ps); texts.append(tn)
            T[0]+=ar; rows.append(rec); R+=1
        for i in range(18): ws.write_blank(R,i,None,S)
        ws.write(R,0,f'{nm} total',S); ws.write(R,5,T[0],S); ws.write(R,14,T[1],S); ws.write(R,15,T[2],S); R+=2
        totals+=[dict(key='area',where={'propertyName':nm},printed=T[0]),dict(key='annualRent',where={'propertyName':nm},printed=T[1])]
        for i in range(3): G[i]+=T[i]
    bad=G[1]
    for i in range(18): ws.write_blank(R,i,None,GT)
    ws.write(R,0,'Fund total',GT); ws.write(R,5,G[0],GT); ws.write(R,14,bad,GT); ws.write(R,15,G[2],GT); totals+=[dict(key='area',printed=G[0]),dict(key='annualRent',printed=bad)]
    ws.write(R+2,0,'Asset code column hidden for circulation. Topped-up rent assumes the vendor tops up outstanding rent free periods.',X(italic=1,font_size=8))
    ws.set_landscape(); ws.set_paper(8); ws.fit_to_pages(1,0); ws.repeat_rows(3,4)
    tp=sorted([x for x in rows if x.get('annualRent')],key=lambda x:-x['annualRent'])[:10]
    for i,x in enumerate(['Rank','Tenant','Asset','Passing rent £ pa']): w2.write(0,i,x,h)
    for i,x in enumerate(tp,1): w2.write(i,0,i,n); w2.write(i,1,x['tenantName'],t); w2.write(i,2,x['propertyName'],t); w2.write(i,3,x['annualRent'],n)
    w2.set_column(1,2,32); w2.set_column(3,3,16)
    for i,x in enumerate(['ERVs by Colne Valley Surveyors, June 2025.','Areas gross internal, from measured surveys.','Secretary of State lease is outside the Act.']): w3.write(i,0,x,t)
    wb.close()
    n_=len(rows)
    save(F,'WAREHOUSE',dict(propertyName='Meridian UK Logistics Fund',asOnDate='2025-09-25',units=n_,occupied=n_-nv,vacant=nv,sheet='TS',planted=None,rows=rows),'fund manager','portfolio schedule, merged asset cells, grouped header, hidden column',True,texts,totals)
make()
