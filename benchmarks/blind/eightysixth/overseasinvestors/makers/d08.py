from h import *
import xlwt
random.seed(8608)
FN='BerthRegister_PukekoBay.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Berth Licences'); w2=wb.add_sheet('Rates 25-26')
B=xlwt.easyxf('font: bold on, name Tahoma, height 160; borders: bottom thin; alignment: wrap on, vert top'); n=xlwt.easyxf('font: name Tahoma, height 160'); T=xlwt.easyxf('font: bold on, name Tahoma, height 240')
m=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='$#,##0.00'); l=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='0.0'); bt=xlwt.easyxf('font: bold on, name Tahoma, height 160; borders: top thin, bottom double',num_format_str='$#,##0.00'); bs=xlwt.easyxf('font: bold on, name Tahoma, height 160'); bi=xlwt.easyxf('font: bold on, name Tahoma, height 160; borders: top thin, bottom double')
ws.write(0,0,'Pukeko Bay Marina, Bay of Islands',T); ws.write(1,0,'Berth licence register and annual charges, position at 31 March 2025 (NZD, excl. GST)',n)
ws.write(2,0,'Prepared for: Pacific Moorings Trust No. 2',n)
H=['Berth','Pier','Berth length (m)','Licensee','Vessel','Licence type','Licence from','Licence to','Annual licence fee','Power & water','Liveaboard surcharge','Total for year','Bond held']
for j,h in enumerate(H): ws.write(4,j,h,B)
vs='Kotuku|Second Wind|Moana Rose|Southern Cross II|Te Waka|Halcyon|Sea Biscuit|Tangaroa|Wet Feet|Aroha|Blue Heron|Pipi|Albatross|Fair Trade|Karearea|Doubtful Sound|Gypsy|Rangi|Matuku|Spindrift|Windlass|Zephyr|Island Time|Maui|Ketch 22|Pohutukawa|Salty|Dulcinea|Toroa|Cirrus|Nimbus|Kaka|Rimu|Whio'.split('|')
ln='Harcombe|Te Rangi|Wiremu|Ollerenshaw|Prendergast|McAra|Fa\'asavalu|Blomfield|Tuhoe|Carmody|Vickers|Hakaraia|Lockyer|Dalziel|Sandilands|Ngata|Wetherby|Tamihana|Rutledge|Parata|Kingi|Hollows|Stirling-Webb|Matene|Pocock|Yates'.split('|')
i=0; r=5; rows=[]; S=[0]*5; occ=0
for pier,sizes in(('A',[10.5]*12),('B',[12]*12),('C',[15]*8),('T-head',[22,22,24])):
    for k,L in enumerate(sizes,1):
        id_=(f'{pier}{k:02d}' if len(pier)==1 else f'T{k}'); fee=round(L*{10.5:415,12:448,15:492}.get(L,560),2)
        vac=id_ in('A07','B03','B11','C08'); own=id_ in('A02','B06')
        R=dict(unit=id_,building=None,section=None,unitType=None)
        ws.write(r,0,id_,n); ws.write(r,1,pier,n); ws.write(r,2,L,l)
        if vac: ws.write(r,3,'** VACANT **',n); R['statusText']='** VACANT **'
        else:
            nm=random.choice(ln)+', '+random.choice('A B C D G H J K L M N P R S T'.split())+'.' if pier!='T-head' else ['Ocean Bounty Charters Ltd','Northland Sail School Inc.','Cape Brett Cruises Ltd'][k-1]
            ty=random.choice(['Annual','Annual','5-year']) if pier!='T-head' else 'Commercial'
            s=D(2024,4,1) if ty=='Annual' else D(random.choice([2021,2022,2023]),7,1); e=exp(s,1 if ty=='Annual' else 5)
            if ty=='Annual': s,e=D(2024,7,1),D(2025,6,30)
            pw=random.choice([0,360,360,480]) if pier!='T-head' else 1450; lv=random.choice([0,0,0,0,1560]) if pier!='T-head' else 0; bd=round(fee/4,2)
            ws.write(r,3,nm,n); ws.write(r,4,vs[i%len(vs)],n); ws.write(r,5,ty,n); ws.write(r,6,s.strftime('%-d-%b-%y'),n); ws.write(r,7,e.strftime('%-d-%b-%y'),n)
            for j,v in zip(range(8,13),(fee,pw,lv,fee+pw+lv,bd)): ws.write(r,j,v,m); S[j-8]+=v
            R.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=fee,charges=[dict(code='Power & water',amount=pw),dict(code='Liveaboard surcharge',amount=lv)],totalCharges=round(fee+pw+lv,2),deposit=bd); occ+=1; i+=1
        R['charges_']=None; R.pop('charges_'); R['building']=pier
        rows.append(R); r+=1
ws.write(r,0,'Totals',bi); 
for j in range(1,8): ws.write(r,j,'',bi)
for j,v in enumerate(S,8): ws.write(r,j,round(v,2),bt)
ws.write(r+2,0,f'Berths {len(rows)}; licensed {occ}; vacant {len(rows)-occ}',bs); ws.write(r+3,0,'Swing moorings, hardstand and fuel dock are reported separately.',n)
for j,w in enumerate([8,8,9,27,18,12,11,11,13,11,12,13,12]): ws.col(j).width=256*w
ws.row(4).height_mismatch=True; ws.row(4).height=480; ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
for j,h in enumerate(['Length to (m)','$ per metre']): w2.write(0,j,h,B)
for k,(a,b) in enumerate([(10.5,415),(12,448),(15,492),('over 15',560)],1): w2.write(k,0,a,n); w2.write(k,1,b,m)
wb.save(doc(FN))
save(FN,'OTHER','Marina berth licence register, New Zealand, .xls, dates as text, annual fees',False,'Pukeko Bay Marina, Bay of Islands','2025-03-31',rows,len(rows),occ,len(rows)-occ,sheet='Berth Licences')
