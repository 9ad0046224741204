from common import *
import xlwt
N='09_huurlijst_de_weverij.xls';rng=random.Random(7209)
wb=xlwt.Workbook();w=wb.add_sheet('Huurlijst')
b=xlwt.easyxf('font: bold on, height 240');hb=xlwt.easyxf('font: bold on; borders: bottom medium; align: wrap on, vert bottom');tb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00')
eu=xlwt.easyxf(num_format_str='#,##0.00');da=xlwt.easyxf(num_format_str='dd-mm-yyyy');sc=xlwt.easyxf('font: bold on, italic on; pattern: pattern solid, fore_colour light_turquoise')
w.write(0,0,'HUURLIJST COMPLEX DE WEVERIJ',b);w.write(1,0,'Spoorlaan-Noord 210 t/m 296, 5041 TILBURG');w.write(2,0,'Peildatum: 1 juli 2025');w.write(2,5,'Beheerder: Brabants Vastgoedbeheer De Raaf B.V.')
H=['Obj.nr','Straat','Huisnr','Soort','m² GBO','Huurder','Ingang huur','Einde huur','Kale huur p.m.','Servicekosten p.m.','BTW','Totaal p.m.','Kale huur p.j.','Waarborgsom','Indexering']
for i,x in enumerate(H): w.write(4,i,x,hb)
w.row(4).height_mismatch=True;w.row(4).height=640
R=5;rows=[];nm=names(rng,NL_F,NL_L,60,'{f} {l}');k=0;G=[0]*7
secs=[('Bedrijfsruimte',[('1001','210','Winkelruimte','Bakkerij Kuijpers & Zn. V.O.F.',145),('1002','212','Horeca','Lunchroom Spoorzicht B.V.',132),('1003','214','Kantoor','Fysiotherapie De Weverij B.V.',98)]),
 ('Appartementen',[(str(1101+i),f'{216+2*i}',None,None,None) for i in range(28)]),('Parkeerplaatsen en bergingen',[(str(1201+i),f'P{i+1:02d}','Parkeerplaats',None,None) for i in range(14)]+[('1301','B1','Berging',None,9),('1302','B2','Berging',None,9),('1303','B3','Berging',None,11)])]
lab=[]
for s_,us in secs:
    w.write_merge(R,R,0,14,s_,sc);R+=1;T=[0]*7
    for u,hn,so,t,a in us:
        r=dict(unit=u,section=s_)
        if s_=='Appartementen': so,a,base=rng.choice([('2-kamerappartement',58,905),('3-kamerappartement',74,1065),('3-kamerappartement',78,1090),('4-kamerappartement',96,1265)]);a+=rng.choice([0,0,1,2])
        r['unitType']=so
        if a: r['area']=a
        w.write(R,0,u);w.write(R,1,'Spoorlaan-Noord');w.write(R,2,hn);w.write(R,3,so)
        if a: w.write(R,4,a);T[0]+=a
        if u in('1107','1121','1204','1209','1302'): r['statusText']='leegstand';w.write(R,5,'leegstand')
        else:
            if not t: t=nm[k];k+=1
            st=D(rng.randint(2014,2025),rng.randint(1,7),1);end=''
            if s_=='Bedrijfsruimte': kale=round(a*rng.uniform(15,18),2);sv=round(a*1.1,2);btw=round((kale+sv)*.21,2) if so!='Kantoor' else 0;end=addy(st,5,0,-1);st_=st;
            elif s_=='Appartementen': kale=round(base*rng.uniform(.86,1.03),2);sv=rng.choice([42.5,47.5,55.0]);btw=0
            elif so=='Parkeerplaats': kale=rng.choice([65,70,72.5]);sv=0;btw=0
            else: kale=38.5;sv=0;btw=0
            if end:
                while end<D(2025,7,1): end=addy(end,5)
            tot=round(kale+sv+btw,2);wb_=round(kale*(3 if s_=='Bedrijfsruimte' else 1),2) if so!='Parkeerplaats' and so!='Berging' else 0
            r.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=end or 'onbepaald',contractRent=kale,annualRent=round(kale*12,2),totalCharges=tot,charges=[dict(code='Servicekosten',amount=sv),dict(code='BTW',amount=btw)],deposit=wb_)
            w.write(R,5,t);w.write(R,6,st,da)
            if end: w.write(R,7,end,da)
            else: w.write(R,7,'onbepaald')
            for j,(c,v) in enumerate(((8,kale),(9,sv),(10,btw),(11,tot),(12,round(kale*12,2)),(13,wb_)),1): w.write(R,c,v,eu);T[j]+=v
            w.write(R,14,'1 juli' if s_!='Parkeerplaatsen en bergingen' else '1 jan')
        rows.append(r);R+=1
    w.write(R,0,'Subtotaal '+s_.lower(),tb)
    for c in(1,2,3,5,6,7,14): w.write(R,c,'',tb)
    w.write(R,4,T[0],tb)
    for j in range(1,7): w.write(R,7+j,round(T[j],2),tb)
    G=[x+y for x,y in zip(G,T)];R+=2
w.write(R,0,'TOTAAL COMPLEX',tb)
for c in(1,2,3,5,6,7,14): w.write(R,c,'',tb)
w.write(R,4,G[0],tb)
for j in range(1,7): w.write(R,7+j,round(G[j],2),tb)
n=len(rows);w.write(R+2,0,f'Aantal objecten {n}, verhuurd {n-5}, leegstand 5. Bedragen in euro.')
for i,x in enumerate([7,16,7,19,8,30,12,12,12,16,10,12,14,14,11]): w.col(i).width=256*x
w.portrait=False;w.fit_width_to_pages=1;w.fit_height_to_pages=0;w.set_fit_num_pages(1) if hasattr(w,'set_fit_num_pages') else None
w.paper_size_code=8
wb.save(doc(N))
save(N,dict(propertyName='De Weverij',asOnDate='2025-07-01',units=n,occupied=n-5,vacant=5,sheet=None,rows=rows),'MIXED_USE','Dutch huurlijst in old .xls, sections with sub-totals')
