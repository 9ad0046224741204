# UK office tenancy schedule, managing agent's Word-ish table, A4 landscape
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
def run():
    rng=random.Random(101); N='bristol_office_tenancy_schedule.pdf'
    nm=names(rng,["Analytics","Wealth Management","Consulting Engineers","Recruitment","Architects","Digital","Legal","Marine Surveyors","Planning","Software","Insurance Brokers","Design Studio"],20,("Limited","Ltd","LLP"))
    fl=[("Ground Floor",["Reception Café","Suite G1","Suite G2"]),("First Floor",["Suite 1A","Suite 1B","Suite 1C (North)","Suite 1D"]),("Second Floor",["Whole Second"]),("Third Floor",["Suite 3A","Suite 3B","Suite 3C"]),("Fourth Floor",["Suite 4A","Suite 4B & 4C","Suite 4D"]),("Fifth Floor",["Part Fifth (East)","Part Fifth (West)"]),("Basement and Roof",["Store B1","Store B2","Rooftop aerial site"])]
    asof=D(2026,3,25); f=lambda d:d.strftime('%d/%m/%Y'); rows=[]; ni=0
    s=PS('a',fontName='Times-Roman',fontSize=7.6,leading=8.8); sr=PS('r',parent=s,alignment=2); sb=PS('b',parent=s,fontName='Times-Bold'); sbr=PS('br',parent=sb,alignment=2)
    P=lambda x,st=s:Paragraph(str(x).replace('&','&amp;'),st)
    hd=["Demise","Tenant","NIA\n(sq ft)","Lease\nStart","Lease\nExpiry","Break\nOption","Next Review /\nFixed Uplift","Passing Rent\n(£ p.a.)","£ psf","Service Charge\n(£ p.a.)","Rent Deposit\n(£)","Remarks"]
    data=[[Paragraph(h.replace('\n','<br/>'),PS('h',parent=sb,textColor=colors.white,alignment=1)) for h in hd]]; sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#33475b')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]
    ta=tr=tsc=td=0
    rem=["Inside LTA 1954","Outside LTA 1954. Schedule of condition","AGA from former tenant","FRI by way of service charge; capped, RPI linked","Sub-let of part permitted","","Inside LTA 1954","Tenant in occupation of 6 car spaces (included in rent)",""]
    for fi,(F,us) in enumerate(fl):
        data.append([P(F,sb)]+['']*11); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#e3e8ee'))]
        for u in us:
            area=rng.randint(90,640)*10 if F!="Second Floor" else 14260
            if u.startswith('Store'): area=rng.randint(120,400)
            if 'Café' in u: area=1105
            vac=u in("Suite 1D","Suite 4D","Store B2")
            if vac:
                row=dict(unit=u,section=F,area=area,statusText='Vacant'); rows.append(row); ta+=area
                t='Vacant' if u!="Suite 1D" else 'Vacant – under refurbishment'
                row['statusText']=t
                data.append([P(u),P(t,PS('i',parent=s,fontName='Times-Italic')),P(f'{area:,}',sr)]+['']*4+[P('-',sr),'',P('-',sr),'',P("Quoting £34.50 psf" if 'Suite' in u else '')]); continue
            st=D(rng.choice([2017,2019,2022,2022,2023,2023,2024,2025]),*rng.choice([(3,25),(6,24),(9,29),(12,25),(2,14),(11,1)]))
            yrs=rng.choice([10,15]) if st.year<2021 else rng.choice([5,10,10,10]); ex=end(st,yrs)
            if ex<asof: ex=end(st,15)
            rate=rng.choice([26.5,28,29.75,31,32.5,33]); rent=round(area*rate/50)*50
            if u.startswith('Store'): rent=round(area*9/25)*25
            tn=nm[ni]; ni+=1
            row=dict(unit=u,section=F,area=area,tenantName=tn,statusText='Occupied',leaseStartDate=st,leaseEndDate=ex)
            if 'aerial' in u:
                row.pop('area'); area=0; rent=18500; tn=row['tenantName']='Skerrymast Telecom Infrastructure Ltd'; ex=row['leaseEndDate']=end(st,20)
            if 'Café' in u: tn=row['tenantName']='The Copper Gull Coffee Company Ltd'
            row['annualRent']=rent; mid=am(st,60); rv='—'
            if 'Store' in u: rv='None'
            elif mid>asof and mid<ex:
                if rng.random()<.4:
                    up=round(rent*1.09/250)*250; rv=f'£{up:,} p.a. from {f(mid)}'; row['rentSteps']=[dict(date=iso(mid),amount=up,per='year')]
                else: rv=f'{f(mid)} OMV, upward only'
            br=f(am(st,60 if mid>asof else 96)) if rng.random()<.45 and asof<mid<ex else 'None'
            sc=round(area*8.4,0) if area and not u.startswith('Store') else None
            if sc: row['charges']=[dict(code='Service Charge',amount=int(sc),per='year')]; tsc+=int(sc)
            dep=round(rent/4/100)*100 if rng.random()<.4 else None
            if dep: row['deposit']=dep; td+=dep
            rows.append(row); ta+=area; tr+=rent
            psf=f'{rent/area:.2f}' if area else ''
            data.append([P(u),P(tn),P(f'{area:,}' if area else 'n/a',sr),P(f(st)),P(f(ex)),P(br),P(rv),P(f'{rent:,}',sr),P(psf,sr),P(f'{int(sc):,}' if sc else '-',sr),P(f'{dep:,}' if dep else '',sr),P(rng.choice(rem))])
    data.append([P('TOTAL',sb),'',P(f'{ta:,}',sbr),'','','','',P(f'{tr:,}',sbr),'',P(f'{tsc:,}',sbr),P(f'{td:,}',sbr),'']); k=len(data)-1; sty.append(('LINEABOVE',(0,k),(-1,k),1,colors.black))
    tb=Table(data,colWidths=[66,112,36,48,48,48,78,54,32,54,46,130],repeatRows=1); tb.setStyle(TableStyle(sty))
    def pg(c,d):
        c.setFont('Times-Italic',7); c.drawString(40,22,'Prepared by Penhallam Rudge, Chartered Surveyors. Subject to contract; areas IPMS 3.'); c.drawRightString(800,22,f'Page {d.page}')
    el=[Paragraph('TENANCY SCHEDULE',PS('t',fontName='Times-Bold',fontSize=14,leading=18)),Paragraph('Meridian Quay House, 14 Tanner’s Wharf, Bristol BS1',PS('t2',fontName='Times-Bold',fontSize=11,leading=14)),Paragraph('Position as at 25 March 2026',PS('t3',fontName='Times-Roman',fontSize=9,leading=14,spaceAfter=6)),tb]
    SimpleDocTemplate(DOC+N,pagesize=landscape(A4),leftMargin=40,rightMargin=40,topMargin=36,bottomMargin=40).build(el,onFirstPage=pg,onLaterPages=pg)
    save(N,'OFFICE','UK agent tenancy schedule, floor headings, annual rents, wrapped cells',True,'Meridian Quay House',asof,rows,None,None,None,totals=dict(area=ta,annualRent=tr,deposit=td))
if __name__=='__main__': run()
