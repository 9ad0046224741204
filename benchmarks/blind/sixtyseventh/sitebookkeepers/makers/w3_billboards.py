# Billboard face inventory, three markets with subtotal rows, rent steps in columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    NAME='CaprockOutdoor_FaceContracts_Q3-2025.xlsx'
    r=random.Random(6713); wb=Workbook(); cv=wb.active; cv.title='READ ME'; ws=wb.create_sheet('Face contracts'); 
    cv['A1']='Caprock Outdoor Advertising LP'; cv['A2']='Face contracts in force, September 1, 2025'; cv['A4']='Rates are net to Caprock, per face per month. Digital faces list the anchor advertiser only.'; cv['A5']='Escalators are contractual; "E" column pairs show date and the new monthly rate.'; cv['A1'].font=Font(bold=True,size=14); cv.column_dimensions['A'].width=90
    adv=['Tumbleweed Toyota','Hub City Injury Law','Mesa Verde Bank','Permian Basin Hearing','Yucca Dental','Windmill Casino','Red Raider Storage','Slim Chance Diet','Llano Feed & Supply','Cactus Jack Fireworks','St. Brigid Hospital','West Texas Truck Wash','Dusty Trail RV','Oilpatch Staffing','Pecan Grove Funeral Home','Hwy 87 Pawn','Ranchland Realty','Big Spur Steakhouse','Crosswinds Church','Salt Fork Community College']
    r.shuffle(adv); ai=0
    ws.append(['CAPROCK OUTDOOR – FACE CONTRACTS']); ws['A1'].font=Font(bold=True,size=13); ws.append(['as of 9/1/2025']); ws.append([])
    top=['Panel','Location / read','Size','SF','Product','Advertiser','Contract',None,'Rate card','Contract rate',None,'Escalator 1',None,'Escalator 2',None,'Escalator 3',None]; sub=[None]*6+['From','Thru','$/mo','$/mo','$/yr']+['Date','New $/mo']*3
    ws.append(top); ws.append(sub)
    for a in('G4:H4','J4:K4','L4:M4','N4:O4','P4:Q4','A4:A5','B4:B5','C4:C5','D4:D5','E4:E5','F4:F5'): ws.merge_cells(a)
    for rr in (4,5):
        for cc in ws[rr]: cc.font=Font(bold=True,color='FFFFFF'); cc.fill=PatternFill('solid',fgColor='5B2C6F'); cc.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    rows=[]; G=[0,0,0,0.]; 
    for mk,pre,hw,k in (('LUBBOCK','LB',['Loop 289','I-27','Marsha Sharp'],17),('MIDLAND / ODESSA','MO',['I-20','Hwy 191','Loop 250'],14),('AMARILLO','AM',['I-40','Soncy Rd'],11)):
        ws.append([mk]); q=ws.max_row; ws.merge_cells(start_row=q,end_row=q,start_column=1,end_column=17); ws.cell(q,1).font=Font(bold=True); ws.cell(q,1).fill=PatternFill('solid',fgColor='E8DAEF'); S=[0,0,0.]
        for i in range(k):
            u=f'{pre}-{1100+i//2*7}{"AB"[i%2]}'; pr,sz,sf,b=r.choice([('Bulletin',"14' x 48'",672,1650),('Bulletin',"14' x 48'",672,1450),('Poster',"10'6\" x 22'9\"",239,620),('Digital bulletin',"14' x 48'",672,3900),('Junior bulletin',"10' x 36'",360,980)])
            card=b+r.choice([0,50,100]); dirs=r.choice(['NS','EW']) if i%2==0 else dirs; base=f'{r.choice(hw)} @ {r.choice(["82nd","Exit 4","FM 1585","CR 60","Western","Erskine"])}' if i%2==0 else base; loc=f'{base}, {dirs[i%2]}/F'; S[0]+=1
            if r.random()<.15:
                ws.append([u,loc,sz,sf,pr,'OPEN',None,None,card]); rows.append(row(unit=u,section=mk,area=sf,unitType=pr,statusText='OPEN',marketRent=card))
            else:
                a=adv[ai%len(adv)]; ai+=1; rt=round(card*r.choice([.7,.8,.85,.9,1])/5)*5; st=rdate(r,'2022-01-01','2025-08-15').replace(day=1); en=eom(addm(st,r.choice([36,48,60,72])-1)); steps=[]; kk=addm(st,12); z=rt
                while kk<=dt.date(2025,9,1): kk=addm(kk,12)
                if r.random()<.6:
                    while kk<en and len(steps)<3: z=round(z*1.04); steps.append((kk,z)); kk=addm(kk,12)
                if en<dt.date(2025,9,1): en='MTM'; steps=[]
                ws.append([u,loc,sz,sf,pr,a,st,en,card,rt,rt*12]+[x for p in steps for x in p]); S[1]+=1; S[2]+=rt
                rows.append(row(unit=u,section=mk,area=sf,unitType=pr,tenantName=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,marketRent=card,contractRent=rt,annualRent=rt*12,rentSteps=[{'date':iso(p),'amount':x} for p,x in steps]))
        ws.append([f'{mk} – {S[1]} of {S[0]} faces sold']+[None]*8+[S[2],S[2]*12]); 
        for cc in ws[ws.max_row]: cc.font=Font(bold=True); cc.border=Border(top=Side('thin'))
        ws.append([]); G[0]+=S[0]; G[1]+=S[1]; G[3]+=S[2]
    ws.append([f'ALL MARKETS – {G[1]} of {G[0]} faces sold']+[None]*8+[G[3],G[3]*12])
    for cc in ws[ws.max_row]: cc.font=Font(bold=True); cc.border=Border(top=Side('double'))
    for rr in ws.iter_rows(min_row=6):
        for cc in rr:
            if isinstance(cc.value,dt.date): cc.number_format='mm/dd/yyyy'
            elif isinstance(cc.value,(int,float)) and cc.column>8: cc.number_format='#,##0'
    for L,w in zip('ABCDEFGHIJKLMNOPQ',[13,26,16,7,16,27,11,11,10,10,11,11,9,11,9,11,9]): ws.column_dimensions[L].width=w
    ws.freeze_panes='B6'; wb.active=1; wb.save(out(NAME))
    assert sum(q.get('contractRent',0) for q in rows)==G[3]
    save(NAME,rows,propertyName='Caprock Outdoor',asOnDate='2025-09-01',units=G[0],occupied=G[1],vacant=G[0]-G[1],sheet='Face contracts')
    return dict(file=NAME,assetType='OTHER',documentType='RENT_ROLL',author='r67c',style='billboard face contracts, three market sections, merged two-line header, three escalator date/amount pairs, read-me sheet',hard=True)
if __name__=='__main__': print(make())
